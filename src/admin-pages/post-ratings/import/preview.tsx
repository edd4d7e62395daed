import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import type { Preview } from '@/stores/rating-imports/types';
import { amount, previewNotes } from './texts';

interface PreviewSummaryProps {
	preview: Preview;
	onRetry: () => void;
}

/** What can be imported and what is left out, or that it is being read. */
export function PreviewSummary( { preview, onRetry }: PreviewSummaryProps ) {
	if ( preview.status === 'failed' && preview.error ) {
		return (
			<Banner
				status="error"
				actions={ [
					{
						label: __( 'Try again', 'userfeedback' ),
						onClick: onRetry,
					},
				] }
			>
				{ describeError( preview.error ) }
			</Banner>
		);
	}
	if ( preview.status === 'running' ) {
		return (
			<Announced className="userfeedback-import__reading">
				<Spinner />
				{ sprintf(
					/* translators: %s: how many were read so far: `120 posts, 4,812 ratings`. */
					__( 'Reading ratings… %s so far.', 'userfeedback' ),
					amount( preview.posts, preview.ratings )
				) }
			</Announced>
		);
	}
	return (
		<>
			<Announced>
				{ sprintf(
					/* translators: %s: `120 posts, 4,812 ratings`. */
					__(
						'Can be imported: %s. Nothing has been stored yet.',
						'userfeedback'
					),
					amount( preview.posts, preview.ratings )
				) }
			</Announced>
			<ul>
				{ previewNotes( preview ).map( ( note ) => (
					<li key={ note }>{ note }</li>
				) ) }
			</ul>
		</>
	);
}
