import { createReduxStore, register } from '@wordpress/data';
import { invalidateIfStale } from './resolving';
import type { ResolverDispatch } from './types';

/** Asks for one value; `never`, because each has arguments of its own. */
type Fetch = ( ...args: never[] ) => Promise< unknown >;

type Fetches = Readonly< Record< string, Fetch > >;

/** By what a value is kept, where its arguments are more than numbers and words: usually the path of the request. */
type Keys< All extends Fetches > = {
	readonly [ Name in keyof All ]?: (
		...args: Parameters< All[ Name ] >
	) => string;
};

interface State {
	/** Selector → key of the arguments → value. */
	readonly values: Readonly<
		Record< string, Readonly< Record< string, unknown > > >
	>;
	/** How often something was to be fetched again. */
	readonly refreshes: number;
}

/** A selector for each value: undefined until it is loaded, and if it cannot be. */
type Selectors< All extends Fetches > = {
	[ Name in keyof All ]: (
		state: State,
		...args: Parameters< All[ Name ] >
	) => Awaited< ReturnType< All[ Name ] > > | undefined;
};

type Action =
	| { type: 'RECEIVE'; name: string; key: string; value: unknown }
	| { type: 'REFRESH'; name: string | null; key: string | null };

interface ResolverArgs {
	dispatch: ResolverDispatch< Action >;
	select: { getRefreshCount: () => number };
}

const NOTHING: State = { values: {}, refreshes: 0 };

function reducer( state = NOTHING, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE': {
			const { name, key, value } = action;
			const values = { ...state.values[ name ], [ key ]: value };
			return { ...state, values: { ...state.values, [ name ]: values } };
		}
		case 'REFRESH':
			return { ...state, refreshes: state.refreshes + 1 };
		default:
			return state;
	}
}

/**
 * Makes and registers a store of values that are looked up on the server and never edited: each is fetched when a component first asks for it.
 *
 * Its action `refresh( name?, args? )` says what may have changed: all values, those of a selector, or one. What was loaded stays until it is
 * fetched again, which is when somebody next asks for it.
 *
 * @param storeName In the registry, with the plugin's prefix.
 * @param fetches   By the name of the selector.
 * @param keys      Of those whose arguments are lists or objects.
 */
export function createLookupStore< All extends Fetches >(
	storeName: string,
	fetches: All,
	keys: Keys< All > = {}
) {
	const keyOf = ( name: string, args: readonly unknown[] ): string => {
		const key = keys[ name ] as
			( ( ...of: readonly unknown[] ) => string ) | undefined;
		return key ? key( ...args ) : args.join( ' ' );
	};
	const select =
		( name: string ) =>
		( state: State, ...args: readonly unknown[] ): unknown =>
			state.values[ name ]?.[ keyOf( name, args ) ];
	const resolve = ( name: string ) => {
		const fetch = fetches[ name ] as (
			...args: readonly unknown[]
		) => Promise< unknown >;
		const resolver =
			( ...args: unknown[] ) =>
			( { dispatch, select: bound }: ResolverArgs ): Promise< void > =>
				invalidateIfStale(
					bound.getRefreshCount,
					async () =>
						dispatch( {
							type: 'RECEIVE',
							name,
							key: keyOf( name, args ),
							value: await fetch( ...args ),
						} ),
					() => dispatch.invalidateResolution( name, args )
				);
		resolver.shouldInvalidate = (
			action: Action,
			...args: unknown[]
		): boolean =>
			action.type === 'REFRESH' &&
			[ null, name ].includes( action.name ) &&
			[ null, keyOf( name, args ) ].includes( action.key );
		return resolver;
	};
	const each = < Made >( make: ( name: string ) => Made ) =>
		Object.fromEntries(
			Object.keys( fetches ).map( ( name ) => [ name, make( name ) ] )
		);
	const store = createReduxStore( storeName, {
		reducer,
		actions: {
			refresh: (
				name: ( keyof All & string ) | null = null,
				args: readonly unknown[] | null = null
			): Action => ( {
				type: 'REFRESH',
				name,
				key:
					name === null || args === null ? null : keyOf( name, args ),
			} ),
		},
		selectors: {
			// What Object.fromEntries() makes has no names.
			...( each( select ) as unknown as Selectors< All > ),
			getRefreshCount: ( state: State ) => state.refreshes,
		},
		resolvers: each( resolve ),
	} );
	register( store );
	return store;
}
