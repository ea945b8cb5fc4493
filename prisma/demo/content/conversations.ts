export { batchMessages } from "./conversations/batch";
export { directExchanges } from "./conversations/direct";
export { lobbyMessages } from "./conversations/lobby";
