/** A store's selectors as thunks and components call them: without the state argument. */
export type BoundSelectors< State, Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		state: State,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** The dispatch that @wordpress/data passes to resolvers: the store's actions, and those for resolutions. */
export interface ResolverDispatch< Action > {
	( action: Action ): void;
	invalidateResolution: ( selector: string, args: unknown[] ) => void;
}

/** One action type out of a store's actions. */
export type ActionOf<
	Action extends { type: string },
	Type extends Action[ 'type' ],
> = Extract< Action, { type: Type } >;
