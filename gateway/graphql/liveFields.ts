import type { FieldRef, InputFieldMap, InputShapeFromFields, TypeParam } from "@pothos/core";
import type { BusEvent, BusTopic } from "../bus/events";
import { builder } from "./builder";
import type { Context } from "./context";
import { type LiveField, live } from "./live";
import type { Resolved } from "./queryFields";
import { getRows, type RowType, type Types } from "./rows";
import { type Readers, readBy } from "./scopes";

interface Listening<Topic extends BusTopic, Args extends InputFieldMap>
  extends LiveField<Topic, NoInfer<InputShapeFromFields<Args>>> {
  description: string;
  readers: Readers;
  args?: Args;
  /** `viewerDependent`, where an event is not the same for all its subscribers. */
  extensions?: object;
}

/** A field builder, without the type of the field, which the compiler cannot follow. */
interface FieldBuilder {
  field: (options: object) => FieldRef<Types>;
  prismaField: (options: object) => FieldRef<Types>;
}

const toOptions = <Topic extends BusTopic, Args extends InputFieldMap>({
  description,
  readers,
  args,
  extensions,
  ...events
}: Listening<Topic, Args>) => ({
  description,
  authScopes: readBy(readers),
  ...(args && { args }),
  ...(extensions && { extensions }),
  subscribe: live(events),
});

interface LiveRow<Topic extends BusTopic, Args extends InputFieldMap> extends Listening<Topic, Args> {
  type: RowType;
  /** The key of the event's value that is the row's id. */
  id: NoInfer<keyof BusEvent<Topic>>;
}

/** Adds a subscription to a row, which is read again after each event. */
export function liveRow<Topic extends BusTopic, Args extends InputFieldMap>(
  name: string,
  { type, id, ...options }: LiveRow<Topic, Args>,
): void {
  const field = {
    ...toOptions<Topic, Args>(options),
    type,
    resolve: (query: object, event: BusEvent<Topic>, _args: object, { db }: Context) =>
      getRows(db, type).findUniqueOrThrow({ ...query, where: { id: event[id] } }),
  };
  builder.subscriptionField(name, (t) => (t as unknown as FieldBuilder).prismaField(field) as never);
}

interface LiveValue<
  Type extends TypeParam<Types>,
  Topic extends BusTopic,
  Args extends InputFieldMap,
  Nullable extends boolean,
> extends Listening<Topic, Args> {
  type: Type;
  nullable?: Nullable;
  /** The value sent to a subscriber for an event. */
  resolve: (
    event: NoInfer<BusEvent<Topic>>,
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => Resolved<Type, Nullable>;
}

/** Adds a subscription to values that are made of each event. */
export function liveValue<
  const Type extends TypeParam<Types>,
  Topic extends BusTopic,
  Args extends InputFieldMap,
  const Nullable extends boolean = false,
>(name: string, { type, nullable, resolve, ...options }: LiveValue<Type, Topic, Args, Nullable>): void {
  const field = { ...toOptions<Topic, Args>(options), type, nullable: nullable ?? false, resolve };
  builder.subscriptionField(name, (t) => (t as unknown as FieldBuilder).field(field) as never);
}
