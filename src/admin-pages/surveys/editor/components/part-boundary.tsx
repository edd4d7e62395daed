import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Announced } from '@/components/announced';
import { ErrorBoundary } from '@/components/error-boundary';

/** Error boundary around a question type's part of a card: if it throws, the rest of the card still works. */
export function PartBoundary( { children }: { children: ReactNode } ) {
	return (
		<ErrorBoundary
			fallback={
				<Announced isUrgent>
					{ __(
						'The plugin of this question type failed here. The question itself is safe.',
						'userfeedback'
					) }
				</Announced>
			}
		>
			{ children }
		</ErrorBoundary>
	);
}
