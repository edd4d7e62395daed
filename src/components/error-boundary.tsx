import { Button } from '@wordpress/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';

interface ErrorBoundaryProps {
	/** Shown when the children throw; the default suits a whole screen. */
	fallback?: ReactNode;
	children: ReactNode;
}

interface ErrorBoundaryState {
	hasFailed: boolean;
}

/** Shows a message when a screen throws, instead of an empty page. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	public override state: ErrorBoundaryState = { hasFailed: false };

	public static getDerivedStateFromError(): ErrorBoundaryState {
		return { hasFailed: true };
	}

	public override render(): ReactNode {
		if ( ! this.state.hasFailed ) {
			return this.props.children;
		}
		return (
			this.props.fallback ?? (
				<EmptyState
					title={ __(
						'This screen could not be shown',
						'userfeedback'
					) }
					action={
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ () => window.location.reload() }
						>
							{ __( 'Load again', 'userfeedback' ) }
						</Button>
					}
				>
					{ __(
						'UserFeedback or another plugin on this page failed. Your saved work is safe.',
						'userfeedback'
					) }
				</EmptyState>
			)
		);
	}
}
