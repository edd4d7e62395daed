import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../../components/describe-error';
import { Banner } from '../../../components/banner';
import type { Preview } from '../../../stores/rating-imports/types';
import { PreviewTable } from './preview-table';
import { amount, previewNotes } from './texts';

interface ImportPreviewProps {
	/** Of the plugin. */
	name: string;
	preview: Preview;
	onRetry: () => void;
}

/** What an import would change, or that it is being read. */
export function ImportPreview( {
	name,
	preview,
	onRetry,
}: ImportPreviewProps ) {
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
			<p className="userfeedback-import__reading" role="status">
				<Spinner />
				{ sprintf(
					/* translators: %s: how many were read so far: `120 posts, 4,812 ratings`. */
					__( 'Reading ratings… %s so far.', 'userfeedback' ),
					amount( preview.posts, preview.ratings )
				) }
			</p>
		);
	}
	return (
		<div className="userfeedback-import__preview">
			<p role="status">
				{ sprintf(
					/* translators: %s: `120 posts, 4,812 ratings`. */
					__(
						'Can be imported: %s. Nothing has been stored yet.',
						'userfeedback'
					),
					amount( preview.posts, preview.ratings )
				) }
			</p>
			<ul>
				{ previewNotes( preview ).map( ( note ) => (
					<li key={ note }>{ note }</li>
				) ) }
			</ul>
			{ preview.items.length > 0 && (
				<PreviewTable name={ name } items={ preview.items } />
			) }
		</div>
	);
}

interface ProgressProps {
	name: string;
	percent: number;
	onStop: () => void;
}

/** How far an import is. */
export function ImportProgress( { name, percent, onStop }: ProgressProps ) {
	const text = sprintf(
		/* translators: %d: percentage of the import that is done. */
		__( '%d%% done', 'userfeedback' ),
		percent
	);
	return (
		<div className="userfeedback-import__progress">
			<progress
				aria-label={ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'Importing ratings from %s', 'userfeedback' ),
					name
				) }
				aria-valuetext={ text }
				max={ 100 }
				value={ percent }
			/>
			<span>{ text }</span>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onStop }
			>
				{ __( 'Stop', 'userfeedback' ) }
			</Button>
			<p>
				{ __(
					'If you leave this page, the import stops and can be continued here later.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}
