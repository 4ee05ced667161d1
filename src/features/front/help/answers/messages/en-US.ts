import type { helpAnswersZhCN } from './zh-CN.ts'

/** Questions, answers and terms of the help centre, English. */
export const helpAnswersEnUS: Record<keyof typeof helpAnswersZhCN, string> = {
  'help.q.register': 'How do I register?',
  'help.a.register':
    'Choose the company type, enter a mobile number and its SMS code, set a password and agree to the terms. You are then logged in and taken to company certification. Whether a number is already registered is shown only after its code was verified.',
  'help.q.kinds': 'What can each company type do?',
  'help.a.kinds':
    'Foreign-trade enterprises publish tenders, award and pay. Forwarders can also publish tenders, quote on every mode, list capacity and issue coupons. Container-consolidation enterprises quote on LCL and trucking, list LCL space, trucks, empty containers and services, and issue coupons.',
  'help.q.smsCode': 'What if the SMS code does not arrive?',
  'help.a.smsCode':
    'You can request another after 60 seconds. A code is valid for 5 minutes, with at most 5 per number and day. Check the number and your phone’s message filter.',
  'help.q.locked': 'Why am I asked to solve a puzzle or wait at login?',
  'help.a.locked':
    'After two wrong passwords you solve a slider puzzle; after 10 within 15 minutes you have to wait before trying again. You can log in by SMS code instead.',
  'help.q.forgotten': 'What if I forget my password?',
  'help.a.forgotten':
    'Set a new one under “Reset password” with your mobile number and an SMS code. A password has 8 to 32 characters, with at least one letter and one digit.',
  'help.q.wechat': 'Can I log in with WeChat?',
  'help.a.wechat':
    'Yes. Each WeChat account links to one account here, and each account to one WeChat. Link or unlink it on the Security tab of your company profile.',
  'help.q.certify': 'Which documents does certification require?',
  'help.a.certify':
    'Enter company details, then upload the documents for your company type: a business licence for foreign-trade enterprises and forwarders (filings are optional for forwarders); container-consolidation enterprises add the road transport permit and their vehicles. You can save a draft and finish on another device.',
  'help.q.certifyRefused': 'What if my certification is rejected?',
  'help.a.certifyRefused':
    'Each rejected part states the reason, such as blurred, expired, a different name or the wrong document. Only those parts can be edited; fix them and submit again.',
  'help.q.certifyEnd': 'What happens when certification expires?',
  'help.a.certifyEnd':
    'You are reminded from 30 days before, and the status becomes “Expiring soon”. Once it has expired you cannot publish, quote or list; paid orders continue. While a renewal is under review, the previous details stay valid.',
  'help.q.devices': 'How do I log out of other devices?',
  'help.a.devices':
    'The Security tab of your company profile lists your devices and logs out the others. A login lasts at most 30 days and is renewed automatically.',
  'help.q.bell': 'Can I turn notifications off?',
  'help.a.bell':
    'Yes, by category in the notification settings. Awards, orders, payments and certification cannot be turned off. Messages are kept for 90 days.',
  'help.q.publish': 'How do I publish a tender?',
  'help.a.publish':
    'Enter cargo, lanes, terms and award rules, then submit. Once approved the tender is open for bids. The deadline must be at least 2 hours after publishing.',
  'help.q.review': 'Why was my tender returned to draft?',
  'help.a.review':
    'The review rejects prohibited cargo, contact details in the text, class 1 dangerous goods without documents, and cargo over 12,000 kg per cubic metre. The reason is given; fix it and submit again.',
  'help.q.ways': 'How do sealed, ranked and open quoting differ?',
  'help.a.ways':
    'Sealed: nobody sees prices before the deadline, only the number of bids. Ranked: bidders also see their own rank. Open: the buyer and bidders see the ranked totals without names.',
  'help.q.amend': 'Can I amend a tender after publishing?',
  'help.a.amend':
    'Yes, while it is open. Mode, type, quoting method and currency are fixed, and the deadline can only be extended. After a material change bidders must reconfirm, with at least 24 hours left.',
  'help.q.rounds': 'Can I run another round?',
  'help.a.rounds':
    'After the deadline you can open up to 3 rounds for shortlisted bidders, sealed again. Unchanged prices stay valid.',
  'help.q.lanes': 'How many lanes can a tender have?',
  'help.a.lanes':
    'Up to 50. You can import them from Excel or CSV; each row is checked in the browser and the file is not uploaded.',
  'help.q.invited': 'How do I invite only certain companies?',
  'help.a.invited':
    'Set the visibility to “By invitation” and invite up to 30 companies. Nobody else can see the tender, and it is not counted in the hall.',
  'help.q.cancelTender': 'Can I cancel a tender before the award?',
  'help.a.cancelTender':
    'Yes, with a reason; all bidders are notified. Once a winner has confirmed, the tender can no longer be cancelled; the remaining lanes can only be closed without award.',
  'help.q.fewQuotes': 'What if there are few bids?',
  'help.a.fewQuotes':
    'The tender page shows which requirement limits bidders, based on companies that quoted on the lane in the last 90 days, and how many more would fit if you relax it, extend the deadline or invite more companies.',
  'help.q.questions': 'Are questions public?',
  'help.a.questions':
    'Questions and answers are visible to everyone who can see the tender; askers appear as A, B and so on. Contact details are masked until the award and then shown to the two parties only.',
  'help.q.failed': 'Why did my tender close without award?',
  'help.a.failed':
    'It closes automatically if there is no bid at the deadline; the buyer can also close it during evaluation. You can copy it to a new tender.',
  'help.q.mayQuote': 'Which tenders can I quote on?',
  'help.a.mayQuote':
    'You must be verified. Forwarders can quote on every mode, container-consolidation enterprises on LCL and trucking. You cannot quote on your own tender.',
  'help.q.sealed': 'Who sees my bid?',
  'help.a.sealed':
    'In a sealed tender nobody sees it before the deadline, the buyer included. After that only the buyer sees it; other bidders never see your price.',
  'help.q.revise': 'Can I change a bid after submitting?',
  'help.a.revise':
    'Until the deadline you can revise or withdraw it; each submission gets a numbered receipt. After that it is final.',
  'help.q.allIn': 'How is the all-in rate calculated?',
  'help.a.allIn':
    'It is the sum of origin, freight and destination charges, converted at one exchange-rate table. Conditional and optional charges are not included. Each line is rounded before adding.',
  'help.q.complete': 'What does “incomplete” mean?',
  'help.a.complete':
    'A usual charge is neither quoted nor marked as included, excluded or not applicable. Incomplete bids are shown but are never marked “lowest” and are not scored.',
  'help.q.options': 'Can I submit alternatives?',
  'help.a.options': 'Up to 3 per tender, each with its own versions; together they count as one bidder.',
  'help.q.partial': 'Can I offer only some of the containers?',
  'help.a.partial':
    'Yes, enter how many you can carry; blank means all. Partial bids are marked as such and never marked “lowest”.',
  'help.q.reconfirm': 'What does “To be reconfirmed” mean?',
  'help.a.reconfirm':
    'The buyer made a material change. Review it and reconfirm: unit prices stay and quantities are recalculated. Bids not reconfirmed by the deadline expire.',
  'help.q.counter': 'What if the buyer makes a counter-offer?',
  'help.a.counter':
    'It names lower unit prices per line. You have 24 hours to accept or decline. Accepting creates a new version of your bid; without a reply the counter-offer expires.',
  'help.q.ask': 'Can I ask questions before quoting?',
  'help.a.ask':
    'Yes, while the tender is open. Everyone can read them, without your name. Do not include contact details. At most 10 unanswered questions per company.',
  'help.q.award': 'Can I revoke an award?',
  'help.a.award':
    'Yes, within 10 minutes and before the winner confirms. After that you have to wait for the winner’s reply.',
  'help.q.confirm': 'What do I do after winning?',
  'help.a.confirm':
    'Confirm within 24 hours, or decline with a reason; no reply = declined. Confirming creates the order, and both parties see each other’s contact details.',
  'help.q.split': 'Can I split an award?',
  'help.a.split':
    'Yes, by lane and by container. Each winner gets its own order and has 24 hours to confirm. Every lane you include must be fully allocated; the others stay without award.',
  'help.q.lost': 'Do I learn how far off my bid was?',
  'help.a.lost':
    'You see the price gap as a range (within 2%, 5%, 10% or more), your rank and the reason, but never other prices.',
  'help.q.declined': 'What if the winner declines?',
  'help.a.declined':
    'That part returns to evaluation and can be awarded to another bid. Other winners are not affected.',
  'help.q.contacts': 'When can I see the other party’s contact details?',
  'help.a.contacts':
    'In the order, once the winner has confirmed. Before that, contact details in texts are masked or rejected.',
  'help.q.pay': 'When is payment due?',
  'help.a.pay': 'Within 72 hours after the seller confirms; otherwise the order times out.',
  'help.q.methods': 'How can I pay?',
  'help.a.methods':
    'Bank transfer, WeChat Pay or Alipay. Wallets pay CNY only, up to CNY 200,000.00 each; a QR code is valid for 15 minutes.',
  'help.q.transfer': 'How is a bank transfer verified?',
  'help.a.transfer':
    'Use the remittance code and upload the proof of payment. It is rejected, with the reason, if the amount differs, the money has not arrived, or the proof is a duplicate or unreadable; you can then pay again.',
  'help.q.rates': 'Which exchange rate applies when I pay in another currency?',
  'help.a.rates': 'The order’s locked rate applies for 24 hours; after that you need to update to the day’s rate.',
  'help.q.extra': 'What if the seller adds a charge?',
  'help.a.extra':
    'A charge that was not quoted needs evidence. You have 48 hours to approve, reject or dispute it; otherwise it expires. Only approved charges are payable.',
  'help.q.accept': 'When is an order settled?',
  'help.a.accept':
    'When the buyer accepts the delivery; 7 days without a reply count as acceptance. Not while an additional charge is open or unpaid.',
  'help.q.dispute': 'What if there is a dispute?',
  'help.a.dispute':
    'During execution or after delivery the buyer can open a dispute. The order is on hold until both parties choose the same outcome: continue, settle, or cancel with a full refund.',
  'help.q.rating': 'When are reviews published?',
  'help.a.rating': 'When both parties have written theirs, or 14 days after settlement.',
  'help.q.rollover': 'Who pays for a rollover?',
  'help.a.rollover':
    'The seller, if the seller or carrier caused it; the buyer, if documents or cargo were late. Extra charges need evidence and the buyer’s approval.',
  'help.q.inspected': 'Who pays for a customs inspection?',
  'help.a.inspected': 'The cargo owner (the buyer), at proven cost; the seller, if its declaration was wrong.',
  'help.q.refund': 'Can I get a refund after paying?',
  'help.a.refund':
    'Yes. Until the seller starts, you can cancel the order and get back all you paid in the same currency; an invoice has to be reversed first. What you overpay is your balance with that seller: use it for another amount due, or ask for it back. Once the order is under way, open a dispute: if both agree, the order is cancelled with a full refund.',
  'help.q.containerLate': 'What if a container is returned after free time?',
  'help.a.containerLate':
    'Demurrage (DEM) is charged inside the terminal and detention (DET) outside it, per container and day. Free days are stated in the bid. Anything not quoted needs evidence and your approval.',
  'help.q.deposit': 'Is a deposit required?',
  'help.a.deposit':
    'The platform takes no deposits or bid bonds. Container deposits are taken and returned by the carrier or depot. A seller who advances one must state it in the bid or request it as an additional charge with evidence.',
  'help.synonyms':
    'refund|money back|reimbursement|chargeback;detention|late return|container return|per diem;demurrage|port storage;deposit|bond|security|guarantee;invoice|fapiao;coupon|voucher|promo code;password|passcode;free time|free days',
  'help.q.cancelOrder': 'Can an order be cancelled?',
  'help.a.cancelOrder':
    'Either party can cancel a market booking until the seller accepts it. Unpaid orders close after 72 hours. A paid order cannot be cancelled by one party: agree, or open a dispute.',
  'help.q.askInvoice': 'How do I request an invoice?',
  'help.a.askInvoice':
    'Under Invoices, choose paid orders and a billing profile and submit. The seller reviews and issues it; PDF and XML can be downloaded.',
  'help.q.twoShares': 'Why does one order have two invoices?',
  'help.a.twoShares':
    'International freight is VAT-exempt and other services are taxed, so each is invoiced separately; together they equal the amount paid. Trucking is taxed as a whole.',
  'help.q.taxRate': 'Which tax rates apply?',
  'help.a.taxRate':
    '6% for agency services, 9% for road transport; international freight is exempt. Tax is included in the price. Confirm with your finance department.',
  'help.q.special': 'When can I get a special VAT invoice?',
  'help.a.special': 'Once your billing profile is approved for special invoices. Exempt items cannot have one.',
  'help.q.invoiceBack': 'Why was my invoice request rejected?',
  'help.a.invoiceBack':
    'Common reasons: an invalid tax number, a tax number that does not match the name, a wrong bank account, or a disputed order.',
  'help.q.red': 'How do I reverse a wrong invoice?',
  'help.a.red':
    'Request a credit note; the seller opens the confirmation and you agree within 72 hours. The orders can then be invoiced again. Without agreement the invoice stays valid.',
  'help.q.kindsOfListing': 'What can I list?',
  'help.a.kindsOfListing':
    'Rates, space, trucks, empty containers, cargo and services. Forwarders can list all of them; container-consolidation enterprises LCL space, trucks, empty containers and services.',
  'help.q.booking': 'When does the seller answer a booking?',
  'help.a.booking':
    'The seller has 24 hours to accept, or decline with a reason; otherwise the booking expires. Once accepted, you pay it like any other order.',
  'help.q.masked': 'Why can’t I see prices?',
  'help.a.masked': 'Guests see prices for the first three results only. Log in to see all.',
  'help.q.renew': 'How do I renew a listing?',
  'help.a.renew': 'A listing is valid for up to 90 days. Renewing it with a price change of up to 10% needs no review.',
  'help.q.stale': 'What is an unconfirmed listing?',
  'help.a.stale':
    'One that its seller has not confirmed for over 14 days. It is marked and ranked last until the seller confirms it.',
  'help.q.street': 'How are street turns matched?',
  'help.a.street':
    'An empty container and a pick-up match if type and carrier are the same, they are at most 150 km apart in a straight line, and their time windows overlap.',
  'help.q.compare': 'Can I compare listings?',
  'help.a.compare':
    'Up to 4 of one kind, side by side. The comparison is kept in the address, so you can share the link.',
  'help.q.claim': 'How do I collect a coupon?',
  'help.a.claim':
    'Once verified, in the coupon centre. Each batch has a total and limits per member and day. You cannot collect your own coupons.',
  'help.q.useCoupon': 'How many coupons can I use on an order?',
  'help.a.useCoupon':
    'Up to 5, one per batch; a coupon that is not combinable must be used alone. At least 0.01 remains payable.',
  'help.q.couponBack': 'Do I get the coupon back if the order is cancelled?',
  'help.a.couponBack': 'Yes, unless it has expired or its batch was deactivated.',
  'help.q.gift': 'How do I give a coupon away?',
  'help.a.gift':
    'By mobile number or by link. Gifts not accepted within 24 hours are returned. A link also needs a pick-up code, which you send separately. A gift does not extend the validity.',
  'help.q.points': 'How do I pay on the coupon market?',
  'help.a.points':
    'With points. Settled orders earn 1 point per CNY 10, and new companies start with 1,000. The price is at most 10 points per CNY of face value.',
  'help.q.undo': 'Can a redemption be undone?',
  'help.a.undo': 'Yes, by the person who redeemed it within 24 hours, with a reason. The holder is notified.',
  'help.q.whoPays': 'Who pays for a coupon?',
  'help.a.whoPays': 'The issuer. Coupons are valid only on orders where the issuer is the seller.',
  'help.q.sailings': 'How do I find sailings?',
  'help.a.sailings':
    'Under Sailing schedules, choose ports and dates. You can find ports by Chinese or English name, pinyin or code, filter by direct or transhipment, and compare up to 4 sailings.',
  'help.q.cutOffs': 'What are the SI, VGM and CY cut-offs?',
  'help.a.cutOffs':
    'SI is the deadline for shipping instructions, VGM for the verified gross mass, CY for delivering the full container to the terminal. All times are local to the port.',
  'help.q.fromSailing': 'Can I start a tender from a sailing?',
  'help.a.fromSailing': 'Yes: choose “Tender this sailing”; ports and dates are filled in.',
  'help.q.binding': 'Are schedules binding?',
  'help.a.binding': 'For reference only; the carrier’s and terminal’s notices prevail.',
  'help.q.hsCode': 'Who is responsible for a wrong HS code?',
  'help.a.hsCode':
    'The cargo owner is responsible for the declared code and elements. Our lookup is for reference only; customs has the final say.',
  'help.q.timezones': 'Which time zone applies to deadlines?',
  'help.a.timezones':
    'Every time on a page states its zone. Countdowns follow the server time, not your computer’s clock.',
}
