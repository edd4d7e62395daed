import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	children: ReactNode;
	onError: ( error: unknown ) => void;
}

/** Takes the widget away when it cannot be drawn, so that the error goes no further into the page. */
export class ErrorBoundary extends Component< Props, { hasFailed: boolean } > {
	public override state = { hasFailed: false };

	public static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	public override componentDidCatch( error: unknown ): void {
		this.props.onError( error );
	}

	public override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}
