import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { help, page } from '@wordpress/icons';
import { ToolCard } from '@/components/tool-card';
import type { RecommendedPage } from '@/lib/admin-data';

interface PageCardProps {
	/** Unique on the page. */
	id: string;
	item: RecommendedPage;
}

/** The card of a guide or of a collection of guides, which opens in a new tab. */
export function PageCard( {
	id,
	item: { kind, title, text, url },
}: PageCardProps ) {
	return (
		<ToolCard
			id={ id }
			level={ 3 }
			icon={
				<span className="userfeedback-tool-icon">
					<Icon icon={ kind === 'guide' ? page : help } size={ 28 } />
				</span>
			}
			title={ title }
			action={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ url }
					target="_blank"
					rel="noopener"
				>
					{ kind === 'guide'
						? __( 'Read This Guide', 'userfeedback' )
						: __( 'Learn More', 'userfeedback' ) }
					<VisuallyHidden>
						{ ` ${ title } ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
					</VisuallyHidden>
				</Button>
			}
		>
			<p>{ text }</p>
		</ToolCard>
	);
}
