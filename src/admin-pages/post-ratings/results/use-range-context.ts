import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { siteToday } from '@/components/date-range/ranges';
import { useFeature } from '@/hooks/use-feature';
import { store as ratingResultsStore } from '@/stores/rating-results';
import type { RangeContext } from './query';

/** What the plan and the calendar say about ranges of days. */
export function useRangeContext(): RangeContext {
	const hasLonger = useFeature( 'longer-ranges' ).isAllowed;
	// Fixed for the lifetime of the screen, so that a request stays the same after midnight.
	const [ today ] = useState( siteToday );
	return useMemo( () => ( { hasLonger, today } ), [ hasLonger, today ] );
}

/** Marks all ratings as stale when the screen unmounts, since visitors may rate at any time. */
export function useFreshRatings(): void {
	const { invalidateRatings } = useDispatch( ratingResultsStore );
	useEffect( () => () => void invalidateRatings(), [ invalidateRatings ] );
}
