import { Component } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { warn } from '../warn';

interface Props {
	children: ReactNode;
	/** Shown after an error. */
	fallback?: ReactNode;
	onError?: () => void;
}

/** Removes a component that throws, so that the error does not affect the page. */
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
 * Wraps a part's component, so that its errors affect only that part.
 *
 * @param Part     The part's component.
 * @param Fallback Shown after the part has thrown.
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
