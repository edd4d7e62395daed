/** The selectors as thunks and components call them: without the state. */
export type BoundSelectors< State, Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		state: State,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** The action of one type out of all that a store knows. */
export type ActionOf<
	Action extends { type: string },
	Type extends Action[ 'type' ],
> = Extract< Action, { type: Type } >;
