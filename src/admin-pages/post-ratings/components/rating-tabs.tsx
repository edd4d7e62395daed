import { __ } from '@wordpress/i18n';
import { LinkTabs } from '@/components/link-tabs';
import { ratingTabs } from '../tabs';

/** The tabs of post ratings in the header. */
export function RatingTabs( { current }: { current: string } ) {
	return (
		<LinkTabs
			label={ __( 'Post Ratings', 'userfeedback' ) }
			tabs={ ratingTabs() }
			current={ current }
		/>
	);
}
