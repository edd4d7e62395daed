import { useEffect, useRef, useState } from '@wordpress/element';

/** How long typing must pause before a search starts. */
export const SEARCH_DELAY_MS = 300;

/** The state of a search. */
export interface Search< Found > {
	status: 'idle' | 'searching' | 'found' | 'failed';
	/** The results of the last finished search. */
	results: readonly Found[];
	/** Searches after a pause, unless another search is started before. */
	start: ( text: string, delay?: number ) => void;
	/** Cancels a search that has not finished. */
	stop: () => void;
}

/** Runs a search for typed text. Results of an earlier text that arrive late are ignored. */
export function useSearch< Found >(
	search: ( text: string ) => Promise< readonly Found[] >
): Search< Found > {
	const [ status, setStatus ] =
		useState< Search< Found >[ 'status' ] >( 'idle' );
	const [ results, setResults ] = useState< readonly Found[] >( [] );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const latest = useRef( 0 );

	function stop(): void {
		clearTimeout( timer.current );
		latest.current += 1;
	}
	async function run( text: string, number: number ): Promise< void > {
		try {
			const found = await search( text );
			if ( latest.current === number ) {
				setResults( found );
				setStatus( 'found' );
			}
		} catch {
			if ( latest.current === number ) {
				setResults( [] );
				setStatus( 'failed' );
			}
		}
	}
	function start( text: string, delay = SEARCH_DELAY_MS ): void {
		stop();
		setStatus( 'searching' );
		const number = latest.current;
		timer.current = setTimeout( () => void run( text, number ), delay );
	}
	useEffect( () => stop, [] );

	return { status, results, start, stop };
}
