/** The selectors as thunks and components call them: without the state. */
export type BoundSelectors< State, Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		state: State,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** What @wordpress/data hands to resolvers as their way to act: for actions of the store, and for what it knows of resolutions. */
export interface ResolverDispatch< Action > {
	( action: Action ): void;
	invalidateResolution: ( selector: string, args: unknown[] ) => void;
}

/** The action of one type out of all that a store knows. */
export type ActionOf<
	Action extends { type: string },
	Type extends Action[ 'type' ],
> = Extract< Action, { type: Type } >;
