import { Component } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { warn } from '../warn';

interface Props {
	children: ReactNode;
	/** Shown instead of what cannot be drawn. */
	fallback?: ReactNode;
	onError?: () => void;
}

/** Takes away what cannot be drawn, so that the error goes no further into the page. */
export class ErrorBoundary extends Component< Props, { hasFailed: boolean } > {
	public override state = { hasFailed: false };

	public static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	public override componentDidCatch( error: unknown ): void {
		warn( error );
		this.props.onError?.();
	}

	public override render(): ReactNode {
		const { fallback, children } = this.props;
		return this.state.hasFailed ? fallback : children;
	}
}

/**
 * A part's component whose errors lose the part alone.
 *
 * @param Part     Its component.
 * @param Fallback Shown instead once the part has failed.
 */
export function isolated< Given extends object >(
	Part: ComponentType< Given >,
	Fallback: ComponentType< Given >
): ComponentType< Given > {
	return ( props ) => (
		<ErrorBoundary fallback={ <Fallback { ...props } /> }>
			<Part { ...props } />
		</ErrorBoundary>
	);
}
