import { useRef } from '@wordpress/element';
import { moved } from '../../../../../survey-model';

/**
 * Keys for options, which have no ids: a key stays with its option while it is moved or others are removed.
 *
 * @param count The number of options.
 */
export function useOptionKeys( count: number ) {
	const keys = useRef< readonly number[] >( [] );
	const next = useRef( 0 );
	if ( keys.current.length !== count ) {
		keys.current = Array.from(
			{ length: count },
			( _, index ) => keys.current[ index ] ?? next.current++
		);
	}
	return {
		keys: keys.current,
		move: ( from: number, to: number ): void => {
			keys.current = moved( keys.current, from, to );
		},
		remove: ( index: number ): void => {
			keys.current = keys.current.filter(
				( _, place ) => place !== index
			);
		},
	};
}
