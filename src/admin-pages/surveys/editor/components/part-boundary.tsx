import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../../components/error-boundary';

/** Around what a question type shows in a card: when it fails, the rest of the question can still be edited. */
export function PartBoundary( { children }: { children: ReactNode } ) {
	return (
		<ErrorBoundary
			fallback={
				<p role="alert">
					{ __(
						'The plugin of this question type failed here. The question itself is safe.',
						'userfeedback'
					) }
				</p>
			}
		>
			{ children }
		</ErrorBoundary>
	);
}
