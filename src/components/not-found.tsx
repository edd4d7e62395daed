import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from './empty-state';
import { Page } from './page';

/** Shown for an unknown route. */
export function NotFound( {
	back,
}: {
	back: { href: string; label: string };
} ) {
	return (
		<Page title={ __( 'Not found', 'userfeedback' ) }>
			<EmptyState
				title={ __(
					'There is nothing at this address',
					'userfeedback'
				) }
				action={
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ back.href }
					>
						{ back.label }
					</Button>
				}
			>
				{ __(
					'The link may be old, or a part of it is missing.',
					'userfeedback'
				) }
			</EmptyState>
		</Page>
	);
}
