import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDateTime, formatNumber } from '@/lib/format';
import type { Preview, Run } from '@/stores/rating-imports/types';
import type { ImportSource } from '@/survey-model';

/** How many ratings there are: `120 posts, 4,812 ratings`. */
export function amount( posts: number, ratings: number ): string {
	return sprintf(
		/* translators: 1: `120 posts`, 2: `4,812 ratings`. */
		__( '%1$s, %2$s', 'userfeedback' ),
		sprintf(
			/* translators: %s: number of posts. */
			_n( '%s post', '%s posts', posts, 'userfeedback' ),
			formatNumber( posts )
		),
		sprintf(
			/* translators: %s: number of ratings. */
			_n( '%s rating', '%s ratings', ratings, 'userfeedback' ),
			formatNumber( ratings )
		)
	);
}

/** What has been imported of a source so far; '' when nothing has. */
export function statusText( { at, cursor, is_running }: ImportSource ): string {
	if ( at === null ) {
		return '';
	}
	if ( cursor === null ) {
		return sprintf(
			/* translators: %s: date and time. */
			__(
				'Last imported: %s. Import again to add the ratings given there since then.',
				'userfeedback'
			),
			formatDateTime( at )
		);
	}
	return is_running
		? ''
		: __(
				'This import was interrupted. Continue it to store the remaining ratings.',
				'userfeedback'
			);
}

/** What of a preview keeps its date and what is left out, and why. */
export function previewNotes( {
	votes,
	ratings,
	missing_posts: missing,
	invalid,
}: Preview ): string[] {
	const dated = votes?.dated ?? 0;
	const undated = votes?.undated ?? 0;
	const offScale = votes?.invalid ?? 0;
	const ofMissingPosts = votes?.missing_posts ?? 0;
	const texts = [
		[
			dated,
			sprintf(
				/* translators: %s: number of ratings. */
				_n(
					'%s rating keeps its date.',
					'%s ratings keep their dates.',
					dated,
					'userfeedback'
				),
				formatNumber( dated )
			),
		],
		[
			undated,
			sprintf(
				/* translators: %s: number of ratings. */
				_n(
					'%s rating has no usable date and counts in the totals only.',
					'%s ratings have no usable date and count in the totals only.',
					undated,
					'userfeedback'
				),
				formatNumber( undated )
			),
		],
		[
			offScale,
			sprintf(
				/* translators: %s: number of ratings. */
				_n(
					'%s rating is left out: its value is not on the scale.',
					'%s ratings are left out: their values are not on the scale.',
					offScale,
					'userfeedback'
				),
				formatNumber( offScale )
			),
		],
		[
			ofMissingPosts,
			sprintf(
				/* translators: %s: number of ratings. */
				_n(
					'%s rating is left out: its post does not exist any more.',
					'%s ratings are left out: their posts do not exist any more.',
					ofMissingPosts,
					'userfeedback'
				),
				formatNumber( ofMissingPosts )
			),
		],
		[
			missing,
			sprintf(
				/* translators: %s: number of posts. */
				_n(
					'%s post with ratings does not exist any more. Its totals are left out.',
					'%s posts with ratings do not exist any more. Their totals are left out.',
					missing,
					'userfeedback'
				),
				formatNumber( missing )
			),
		],
		[
			invalid,
			sprintf(
				/* translators: %s: number of posts. */
				_n(
					'The totals of %s post are left out: they contradict themselves.',
					'The totals of %s posts are left out: they contradict themselves.',
					invalid,
					'userfeedback'
				),
				formatNumber( invalid )
			),
		],
	] as const;
	const shown = texts
		.filter( ( [ count ] ) => count > 0 )
		.map( ( [ , text ] ) => text );
	return ratings > 0 && dated === 0
		? [
				__(
					'The plugin stored no dates: these ratings count in “All time” only.',
					'userfeedback'
				),
				...shown,
			]
		: shown;
}

/** What an import has stored. */
export function runText( { new: added, changed, posts }: Run ): string {
	if ( added === 0 && changed === 0 ) {
		return __(
			'Everything was imported before. Nothing has changed.',
			'userfeedback'
		);
	}
	return sprintf(
		/* translators: 1: number of ratings, 2: number of posts. */
		__(
			'Imported. New ratings with dates: %1$s. Posts imported completely: %2$s.',
			'userfeedback'
		),
		formatNumber( added ),
		formatNumber( posts )
	);
}
