import { Link } from 'react-router-dom'

const Other = () => (
  <main>
    <h1>Other</h1>
    <Link to="/">First</Link>
  </main>
)

export default Other
