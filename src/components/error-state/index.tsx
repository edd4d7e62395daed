import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import type { ApiError } from '../../stores/api';
import { describeError } from '../describe-error';
import { EmptyState } from '../empty-state';

interface ErrorStateProps {
	error: ApiError;
	/** What could not be shown, as a sentence. */
	title: string;
	onRetry: () => void;
	/** The way to a place that works. */
	back?: { href: string; label: string };
}

/** Instead of what could not be loaded. What does not exist is not asked for again. */
export function ErrorState( { error, title, onRetry, back }: ErrorStateProps ) {
	const isGone = error.status === 404;
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	return (
		<div role="alert" ref={ ref }>
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
