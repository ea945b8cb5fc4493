import { getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { runAbandonable } from "../database/abandonment";
import type { Context } from "./context";

/** Cancels the statements of a query when its caller disconnects. A mutation runs to its end. */
export function abandoning(): Plugin<Pick<Context, "abandoned">> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { abandoned } = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName);
      if (!abandoned || operation?.operation !== OperationTypeNode.QUERY) return;
      setExecuteFn((given) => runAbandonable(abandoned, () => executeFn(given)));
    },
  };
}
