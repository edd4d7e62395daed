import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useAnnounced } from '../announced';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import type { ApiError } from '../../stores/api';
import { describeError } from '../../lib/describe-error';
import { EmptyState } from '../empty-state';

interface ErrorStateProps {
	error: ApiError;
	/** What could not be loaded, as a sentence. */
	title: string;
	onRetry: () => void;
	/** A link to a page that works. */
	back?: { href: string; label: string };
}

/** Replaces data that could not be loaded. Offers a retry, unless the data does not exist. */
export function ErrorState( { error, title, onRetry, back }: ErrorStateProps ) {
	const isGone = error.status === 404;
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	useAnnounced( ref, { isUrgent: true } );
	return (
		<div ref={ ref }>
			<EmptyState
				title={ title }
				action={
					<div className="userfeedback-empty-state__actions">
						{ ! isGone && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								onClick={ onRetry }
							>
								{ __( 'Try again', 'userfeedback' ) }
							</Button>
						) }
						{ back && (
							<Button
								__next40pxDefaultSize
								variant={ isGone ? 'primary' : 'secondary' }
								href={ back.href }
							>
								{ back.label }
							</Button>
						) }
					</div>
				}
			>
				{ describeError( error ) }
			</EmptyState>
		</div>
	);
}
