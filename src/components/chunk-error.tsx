import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useAnnounced } from './announced';
import { useFocusHandover } from '../hooks/use-focus-handover';
import { EmptyState } from './empty-state';

/** Replaces a part of a screen whose script could not be downloaded. */
export function ChunkError( { onRetry }: { onRetry: () => void } ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	useAnnounced( ref, { isUrgent: true } );
	return (
		<div ref={ ref }>
			<EmptyState
				title={ __(
					'Part of this screen could not be loaded',
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
					'Your connection may have been interrupted, or the plugin was updated meanwhile. Try again; if the problem persists, reload the page.',
					'userfeedback'
				) }
			</EmptyState>
		</div>
	);
}
