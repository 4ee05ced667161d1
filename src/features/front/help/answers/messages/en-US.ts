import type { helpAnswersZhCN } from './zh-CN.ts'

/** Questions, answers and terms of the help centre, English. */
export const helpAnswersEnUS: Record<keyof typeof helpAnswersZhCN, string> = {
  'help.q.register': 'How do I register?',
  'help.a.register':
    'Choose the kind of enterprise, enter a mobile number and its SMS code, set a password and agree to the terms. You are then signed in and led to the certification. Whether a number is registered already is told only after its code was right.',
  'help.q.kinds': 'What may each kind of enterprise do?',
  'help.a.kinds':
    'Foreign-trade enterprises publish tenders, award and pay. Forwarders publish too, quote on every mode, list capacity and issue coupons. Consolidation enterprises quote on LCL and container trucks, list LCL space, trucks, empty containers and services, and issue coupons.',
  'help.q.smsCode': 'The SMS code does not arrive. What now?',
  'help.a.smsCode':
    'You can ask again after 60 seconds. A code is valid for 5 minutes, and a number gets at most 5 a day. Check the number and the message filter of your phone.',
  'help.q.locked': 'Why am I asked for a puzzle, or told to wait, at login?',
  'help.a.locked':
    'After two wrong passwords the slider puzzle is asked for; after 10 within 15 minutes the account name has to wait. You may log in by SMS code instead.',
  'help.q.forgotten': 'I have forgotten my password.',
  'help.a.forgotten':
    'Set a new one under “Reset password” with your mobile number and an SMS code. A password has 8 to 32 characters, with at least one letter and one digit.',
  'help.q.wechat': 'Can I log in with WeChat?',
  'help.a.wechat':
    'Yes. A WeChat account belongs to one account here, and an account to one WeChat. Bind or release it on the security tab of your company profile.',
  'help.q.certify': 'What does the certification need?',
  'help.a.certify':
    'Company facts first, then documents by kind: a business licence for traders and forwarders, filings optional for forwarders; consolidation enterprises add the road transport permit and their vehicles. The form is kept as a draft and can be finished on another device.',
  'help.q.certifyRefused': 'My certification was rejected.',
  'help.a.certifyRefused':
    'Each part says why: blurred, expired, another name, the wrong document. Only what was refused is open for changes; mend it and submit again.',
  'help.q.certifyEnd': 'What happens when the certification ends?',
  'help.a.certifyEnd':
    'It says “Expiring soon” from 30 days before, and you are told. After its end you cannot publish, quote or list; paid orders are carried out as they are. While a renewal is looked at the old facts stay valid.',
  'help.q.devices': 'How do I sign out other devices?',
  'help.a.devices':
    'The security tab of your company profile lists where you are signed in and signs the others out. A login lasts 30 days at most; its access is renewed by itself.',
  'help.q.bell': 'Can I switch messages off?',
  'help.a.bell':
    'By group, in the notification settings. Awards, orders, payments and certification cannot be switched off. Messages are kept for 90 days.',
  'help.q.publish': 'How do I publish a tender?',
  'help.a.publish':
    'Give cargo, route, terms and award rules, check them and submit. Once the review has passed it is open for quotes. The deadline is at least 2 hours after publishing.',
  'help.q.review': 'Why was my tender sent back to draft?',
  'help.a.review':
    'The review sends back forbidden cargo, contact data in the text, dangerous goods of class 1 without documents, and more than 12,000 kg per cubic meter. The reason is given; mend it and submit again.',
  'help.q.ways': 'Sealed, ranking, open: what is the difference?',
  'help.a.ways':
    'Sealed: before the deadline nobody sees a price, only the number of quotes. Ranking: a bidder also sees its own rank. Open: the publisher and those who take part see the ladder of totals, without names.',
  'help.q.amend': 'Can I change a tender after publishing?',
  'help.a.amend':
    'While it is open, yes; mode, kind, way of quoting and currency stay, and the deadline can only be put off. After a change in substance bidders reconfirm, with at least 24 hours left.',
  'help.q.rounds': 'Can I ask for another round?',
  'help.a.rounds':
    'After the deadline, for the shortlisted bidders, 3 rounds at most and sealed again. A price that is not changed stands.',
  'help.q.lanes': 'How many lanes can a tender have?',
  'help.a.lanes':
    'Up to 50. They can be imported from Excel or CSV; each row is checked in the browser and the sheet itself is never sent.',
  'help.q.invited': 'How do I ask only a few enterprises?',
  'help.a.invited':
    'Set the visibility to “By invitation” and invite up to 30. The tender does not exist for others, nor in the hall or its figures.',
  'help.q.cancelTender': 'Can I cancel a tender?',
  'help.a.cancelTender':
    'Before the award, with a reason; all bidders are told. Once a winner holds a part it can no longer be cancelled: the rest can only end without an award.',
  'help.q.fewQuotes': 'What if few quotes come in?',
  'help.a.fewQuotes':
    'The tender says which demand keeps enterprises away, counted from those that quoted on its trade lane in the last 90 days, and what relaxing it, a later deadline or more invitations would bring.',
  'help.q.questions': 'Are questions on a tender public?',
  'help.a.questions':
    'Everybody who sees the tender reads them; askers appear as A, B and so on. Contact data are masked until the award, and afterwards for all but the two sides.',
  'help.q.failed': 'Why did my tender end without an award?',
  'help.a.failed':
    'Without a quote at the deadline it ends by itself; the publisher can also end it while evaluating. It can be copied to a new one.',
  'help.q.mayQuote': 'On which tenders may I quote?',
  'help.a.mayQuote':
    'With an approved certification: forwarders on every mode, consolidation enterprises on LCL and container trucks. Nobody quotes on its own tender.',
  'help.q.sealed': 'Who sees my quote?',
  'help.a.sealed':
    'In a sealed tender nobody before the deadline, the publisher included. Afterwards the publisher only; other bidders never see your prices.',
  'help.q.revise': 'Can I change a quote?',
  'help.a.revise':
    'Until the deadline you may revise or withdraw it; every submission gets a numbered receipt. Not afterwards.',
  'help.q.allIn': 'How is the all-in price counted?',
  'help.a.allIn':
    'The sum of origin, freight and destination charges at one table of rates. Conditional and optional charges are never inside. Each line is rounded, then added.',
  'help.q.complete': 'What does “incomplete” mean?',
  'help.a.complete':
    'A usual charge is neither quoted nor marked included, excluded or not applicable. Such a quote is shown, but gets no “lowest” mark and no points.',
  'help.q.options': 'Can I offer alternatives?',
  'help.a.options': 'Up to 3 for a tender, each with versions of its own; together they count as one bidder.',
  'help.q.partial': 'May I offer only some of the containers?',
  'help.a.partial':
    'Yes, state how many; nothing stated means all. A partial quote is marked and gets no “lowest” mark.',
  'help.q.reconfirm': 'My quote has “To be reconfirmed”.',
  'help.a.reconfirm':
    'The publisher changed the tender in substance. Look at the changes and reconfirm: unit prices stay, quantities are counted anew. Not reconfirmed at the deadline, it ends.',
  'help.q.counter': 'The publisher made a counter-offer.',
  'help.a.counter':
    'It names lower unit prices. You have 24 hours to accept or decline; accepting makes a new version of your quote, and silence lets it lapse.',
  'help.q.ask': 'Can I ask before quoting?',
  'help.a.ask':
    'While quoting is open, for all to read and without your name. Leave out contact data. At most 10 unanswered questions for each enterprise.',
  'help.q.award': 'Can I take an award back?',
  'help.a.award':
    'Within 10 minutes, while the winner has not confirmed. After that it is for the winner to confirm or decline.',
  'help.q.confirm': 'I won. What now?',
  'help.a.confirm':
    'Confirm, or decline with a reason, within 24 hours; no reply counts as declined. With the confirmation the order exists and both sides see each other’s contact data.',
  'help.q.split': 'Can I split an award?',
  'help.a.split':
    'By lane and by container. Each winner has an order and 24 hours of its own. A lane that is named is shared out whole; lanes not named stay without an award.',
  'help.q.lost': 'I lost. By how much?',
  'help.a.lost':
    'You are told the band (within 2%, 5%, 10% or more), your rank and the reason, and never anybody’s prices.',
  'help.q.declined': 'The winner declined.',
  'help.a.declined': 'That part is open for another decision; other winners keep theirs.',
  'help.q.contacts': 'When do I see the other side’s contact data?',
  'help.a.contacts':
    'In the order, once the winner has confirmed. Before that contact data in texts are masked or sent back.',
  'help.q.pay': 'When do I have to pay?',
  'help.a.pay': 'Within 72 hours after the seller has confirmed; otherwise the order times out.',
  'help.q.methods': 'How can I pay?',
  'help.a.methods':
    'By bank transfer, WeChat Pay or Alipay. Wallets pay yuan only, up to CNY 200,000 each; a QR code is valid for 15 minutes.',
  'help.q.transfer': 'How is a bank transfer checked?',
  'help.a.transfer':
    'Name the remittance code and upload the proof. It is refused, with the reason, when the amount differs, nothing came in, or the proof is a repeat or unreadable; then the order is open for payment again.',
  'help.q.rates': 'At which rate do I pay in another currency?',
  'help.a.rates': 'At the order’s locked rates for 24 hours; after that you take the day’s rates first.',
  'help.q.extra': 'The seller asks for an extra charge.',
  'help.a.extra':
    'A charge that was not quoted needs evidence. You have 48 hours to approve, reject or dispute it; silence lets it lapse. Only an approved one is payable.',
  'help.q.accept': 'When is an order settled?',
  'help.a.accept': 'When the buyer accepts, or after 7 days of silence. Not while an extra charge waits or is unpaid.',
  'help.q.dispute': 'What if there is a dispute?',
  'help.a.dispute':
    'The buyer opens it during execution or after delivery. The order stops until both sides name the same end: carry on or settle.',
  'help.q.rating': 'When are reviews published?',
  'help.a.rating': 'Both together once both are written, or 14 days after the settlement.',
  'help.q.rollover': 'Who pays for a rollover?',
  'help.a.rollover':
    'The seller, where it or the carrier caused it; the buyer, where documents or cargo came late. An extra charge needs evidence and the buyer’s approval.',
  'help.q.inspected': 'Who pays for a customs inspection?',
  'help.a.inspected':
    'The cargo’s owner (the buyer), at cost and proven; the seller, where its wrong declaration caused it.',
  'help.q.refund': 'Can I get a refund after paying?',
  'help.a.refund':
    'The platform handles no refunds. An order you do not want closes by itself if it is not paid. Once paid, agree with the seller or open a dispute; both sides then choose to carry on or settle. What a seller pays back outside the platform can be set off with a credit note.',
  'help.q.containerLate': 'What if a container is returned after its free time?',
  'help.a.containerLate':
    'Demurrage (DEM) is charged inside the terminal, detention (DET) outside, by container and day. The free days stand in the quote. Whatever is not quoted needs evidence as an extra charge, and is paid only if the buyer approves it.',
  'help.q.deposit': 'Is there a deposit?',
  'help.a.deposit':
    'The platform takes no deposit or bid bond. A container deposit is taken by the carrier or depot, who returns it with the container. A seller who advances it names it in the quote, or asks for an extra charge with evidence.',
  'help.synonyms':
    'refund|money back|reimbursement|chargeback;detention|late return|container return|per diem;demurrage|port storage;deposit|bond|security|guarantee;invoice|fapiao;coupon|voucher|promo code;password|passcode;free time|free days',
  'help.q.cancelOrder': 'Can an order be cancelled?',
  'help.a.cancelOrder':
    'A booking by either side until the seller has accepted it. An order to be paid closes after 72 hours without payment. Once paid, neither side cancels alone: agree, or open a dispute.',
  'help.q.askInvoice': 'How do I ask for an invoice?',
  'help.a.askInvoice':
    'Choose paid orders and a title under invoices and submit. The seller’s clerk looks at it and issues; PDF and XML can be downloaded.',
  'help.q.twoShares': 'Why does an order need two invoices?',
  'help.a.twoShares':
    'International freight is exempt and the rest is taxed: each part has its own invoice, and together they are what was paid. Container trucks are taxed as a whole.',
  'help.q.taxRate': 'Which tax rates apply?',
  'help.a.taxRate':
    '6% for agency services, 9% for road transport, none for international freight; tax is inside the price. Your finance department has the last word.',
  'help.q.special': 'When can I have a special VAT invoice?',
  'help.a.special': 'With a title that the clerk has approved for it. Exempt shares cannot have one.',
  'help.q.invoiceBack': 'Why was my invoice request refused?',
  'help.a.invoiceBack':
    'The tax number’s check character is wrong, it belongs to another name, the bank account is wrong, or an order is disputed.',
  'help.q.red': 'How is an invoice reversed?',
  'help.a.red':
    'You ask, the seller opens the confirmation, and you have 72 hours to agree; then the orders are open again. Without agreement the invoice stands.',
  'help.q.kindsOfListing': 'What can I list?',
  'help.a.kindsOfListing':
    'Rates, space, trucks, empty containers, cargo and services. Forwarders list all; consolidation enterprises LCL space, trucks, empty containers and services.',
  'help.q.booking': 'How soon is a booking answered?',
  'help.a.booking':
    'The seller has 24 hours to accept or refuse with a reason; silence lets it lapse. Accepted, it is an order like any other.',
  'help.q.masked': 'Why do I see no prices?',
  'help.a.masked': 'Guests see the prices of the first three results of a search. Log in to see them all.',
  'help.q.renew': 'How do I renew a listing?',
  'help.a.renew': 'A listing is valid for 90 days at most. Renewing with a price change of up to 10% needs no review.',
  'help.q.stale': 'What is a stale listing?',
  'help.a.stale':
    'One that its seller has not confirmed for 14 days. It is marked and comes after all fresh ones; one confirmation mends that.',
  'help.q.street': 'How are street turns matched?',
  'help.a.street':
    'An empty container and a pick-up of the same type and carrier, at most 150 km apart, with times that meet. Distances are as the crow flies.',
  'help.q.compare': 'Can I compare listings?',
  'help.a.compare': 'Up to 4 of one kind, side by side. The comparison is in the address, so it can be sent on.',
  'help.q.claim': 'How do I collect a coupon?',
  'help.a.claim':
    'In the coupon centre, with an approved certification. A batch has a stock, a limit for each member and maybe one a day. Nobody collects its own.',
  'help.q.useCoupon': 'How many coupons can an order take?',
  'help.a.useCoupon': 'At most 5, one of a batch; one that does not stack only alone. At least 0.01 stays to be paid.',
  'help.q.couponBack': 'Do I get the coupon back if the order ends?',
  'help.a.couponBack': 'Yes, unless its time or its batch has ended meanwhile.',
  'help.q.gift': 'How do I give a coupon away?',
  'help.a.gift':
    'By mobile number or by link; after 24 hours it comes back. A link needs a pick-up code that you tell apart from it. Giving never extends validity.',
  'help.q.points': 'What does the coupon market trade in?',
  'help.a.points':
    'Points. Settled orders earn one for each CNY 10, and an enterprise starts with 1000; a price is at most 10 points for each yuan of face value.',
  'help.q.undo': 'Can a verification be undone?',
  'help.a.undo': 'By the same person within 24 hours, with a reason. The holder is told.',
  'help.q.whoPays': 'Who bears a coupon?',
  'help.a.whoPays': 'The enterprise that issued it; it holds only for orders of which that one is the seller.',
  'help.q.sailings': 'How do I find sailings?',
  'help.a.sailings':
    'Choose ports and dates under schedules. Ports are found in Chinese, English, pinyin or by code. Narrow down to direct or transhipped, and put up to 4 side by side.',
  'help.q.cutOffs': 'What are the SI, VGM and CY cut-offs?',
  'help.a.cutOffs':
    'SI is the last moment for shipping instructions, VGM for the verified gross mass, CY for the full container at the terminal. Times are local to the port.',
  'help.q.fromSailing': 'Can I tender from a sailing?',
  'help.a.fromSailing': 'Yes: ask for quotes at the sailing, and ports and dates go into the form.',
  'help.q.binding': 'Are schedules binding?',
  'help.a.binding': 'They are for reference; carriers and terminals decide.',
  'help.q.hsCode': 'Who answers for a wrong HS code?',
  'help.a.hsCode': 'The cargo’s owner declares it. The search here is for reference; customs decides.',
  'help.q.timezones': 'In which time zone are deadlines?',
  'help.a.timezones':
    'Every time on a page names its zone. Countdowns follow the server, not the clock of your computer.',
}
