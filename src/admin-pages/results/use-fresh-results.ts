import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as resultsStore } from '../../stores/results';

/** Marks the results as stale when the screen unmounts, since visitors may answer at any time. */
export function useFreshResults(): void {
	const { invalidateResults } = useDispatch( resultsStore );
	useEffect( () => () => void invalidateResults(), [ invalidateResults ] );
}
