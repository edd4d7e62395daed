import { Button } from '@wordpress/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';

interface ErrorBoundaryProps {
	/** Shown when the children fail; without it, what a whole screen shows. */
	fallback?: ReactNode;
	children: ReactNode;
}

interface ErrorBoundaryState {
	hasFailed: boolean;
}

/** A screen that fails says so, instead of leaving an empty page. React offers this to classes only. */
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
						'A mistake of ours, or of another plugin on this page. What you had saved is safe.',
						'userfeedback'
					) }
				</EmptyState>
			)
		);
	}
}
