import { Disabled } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';

/** HTML that our server rendered for visitors. Clicks select the block instead of answering. */
export function ServerHtml( { html }: { html: string } ) {
	return (
		<Disabled>
			<RawHTML>{ html }</RawHTML>
		</Disabled>
	);
}
