import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from './empty-state';

/** Instead of a part of a screen whose script could not be downloaded. */
export function ChunkError( { onRetry }: { onRetry: () => void } ) {
	return (
		<div role="alert">
			<EmptyState
				title={ __(
					'A part of this screen could not be loaded',
					'userfeedback'
				) }
				action={
					<div className="userfeedback-empty-state__actions">
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ onRetry }
						>
							{ __( 'Try again', 'userfeedback' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => window.location.reload() }
						>
							{ __( 'Reload the page', 'userfeedback' ) }
						</Button>
					</div>
				}
			>
				{ __(
					'Your connection may have been interrupted, or the plugin was updated meanwhile. Try again; if it stays, reload the page.',
					'userfeedback'
				) }
			</EmptyState>
		</div>
	);
}
