import type { Days } from '@/components/date-range/ranges';
import { addDays } from '@/components/date-range/ranges';
import { siteDay } from '@/lib/format';
import type { HeatmapCounts } from '@/stores/heatmaps-api';

/** The days before a revision of the post was saved, and those since then. */
export interface RevisionDays {
	id: number;
	/** When it was saved, as the server sent it. */
	date: string;
	author: string;
	before: Days;
	after: Days;
}

/** More would make the menu unreadable. */
const MOST = 20;

/** The revisions that divide the days of a heatmap, newest first. On the day of the revision both versions were seen; it belongs to the new one. */
export function revisionDays(
	{ revisions, days: { first } }: Pick< HeatmapCounts, 'revisions' | 'days' >,
	today: string
): RevisionDays[] {
	if ( first === null ) {
		return [];
	}
	return revisions
		.map( ( { id, date, author } ) => {
			const day = siteDay( Date.parse( date ) );
			return {
				id,
				date,
				author,
				before: { from: first, to: addDays( day, -1 ) },
				after: { from: day, to: today },
			};
		} )
		.filter(
			( { before, after } ) =>
				before.from <= before.to && after.from <= after.to
		)
		.sort( ( a, b ) => ( a.date < b.date ? 1 : -1 ) )
		.slice( 0, MOST );
}
