import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as resultsStore } from '../../stores/results';

/** Visitors answer all the time: when a screen is left, its figures are old, and loaded anew the next time. */
export function useFreshResults(): void {
	const { invalidateResults } = useDispatch( resultsStore );
	useEffect( () => () => void invalidateResults(), [ invalidateResults ] );
}
