import { useEffect } from '@wordpress/element';
import { PluginCard } from '@/components/plugin-cards';
import { usePluginWork } from '@/components/plugin-cards/use-plugin-work';
import { ToolCards } from '@/components/tool-card';
import type { GrowthData } from '@/lib/admin-data';
import type { PluginList } from '@/stores/plugins/types';
import { FeaturedUpgrade } from './featured-upgrade';
import { PageCard } from './page-card';
import type { SectionName } from './sections';
import { SECTIONS, headingId } from './sections';
import { goToSection, useSection } from './use-section';

interface ToolSectionsProps {
	growth: GrowthData;
	list: PluginList;
}

/** The featured tool, the tools of each section, and the guides. */
export function ToolSections( { growth, list }: ToolSectionsProps ) {
	const worker = usePluginWork();
	const section = useSection();
	useEffect( () => {
		if ( section !== undefined ) {
			goToSection( section );
		}
	}, [ section ] );
	const { featured, sections } = growth;

	function itemsOf( name: SectionName ) {
		if ( name === 'featured' ) {
			return featured.kind === 'plugin' ? [ featured ] : [];
		}
		return sections[ name ];
	}

	return SECTIONS.map( ( { name, heading } ) => (
		<section
			key={ name }
			className="userfeedback-growth__section"
			aria-labelledby={ headingId( name ) }
		>
			<h2 id={ headingId( name ) } tabIndex={ -1 }>
				{ heading }
			</h2>
			{ name === 'featured' && featured.kind === 'upgrade' ? (
				<FeaturedUpgrade
					plan={ featured.plan }
					features={ featured.features }
				/>
			) : (
				<ToolCards>
					{ itemsOf( name ).map( ( item, index ) =>
						item.kind === 'plugin' ? (
							<PluginCard
								key={ item.slug }
								item={ item }
								list={ list }
								worker={ worker }
								activatesToo
							/>
						) : (
							<PageCard
								key={ item.url }
								id={ `userfeedback-guide-${ index }` }
								item={ item }
							/>
						)
					) }
				</ToolCards>
			) }
		</section>
	) );
}
