import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/**
 * Around what a question type shows in a card. When it fails, the rest of the question can still be edited. React offers
 * this to classes only.
 */
export class PartBoundary extends Component<
	{ children: ReactNode },
	{ hasFailed: boolean }
> {
	public override state = { hasFailed: false };

	public static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	public override render(): ReactNode {
		return this.state.hasFailed ? (
			<p role="alert">
				{ __(
					'The plugin of this question type failed here. The question itself is safe.',
					'userfeedback'
				) }
			</p>
		) : (
			this.props.children
		);
	}
}
