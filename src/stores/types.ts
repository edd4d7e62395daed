/** The selectors as thunks and components call them: without the state. */
export type BoundSelectors< State, Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		state: State,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};
