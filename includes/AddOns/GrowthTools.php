<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\AdminRoute;

/**
 * What the screens Growth Tools and About Us recommend: plugins from the directory of wordpress.org, and guides. This table is the only list of
 * them; a recommendation is a link or a button, and loads nothing by itself.
 *
 * @since 0.7.0
 */
final class GrowthTools {

	/** By section of the screen Growth Tools, in display order: plugins, or addresses of resources. */
	private const TABLE = [
		'traffic'    => [ KnownPlugin::MonsterInsights, KnownPlugin::AllInOneSeo, KnownPlugin::Redirection, KnownPlugin::WpSuperCache ],
		'engagement' => [ KnownPlugin::WpForms, KnownPlugin::MailPoet, KnownPlugin::PopupMaker, KnownPlugin::UncannyAutomator ],
		'revenue'    => [ KnownPlugin::WooCommerce, KnownPlugin::EasyDigitalDownloads, KnownPlugin::SenseiLms, KnownPlugin::GiveWp ],
		'guides'     => [
			'start'         => '',
			'writing'       => 'https://wordpress.org/documentation/article/introduction-to-blogging/',
			'addresses'     => 'https://wordpress.org/documentation/article/customize-permalinks/',
			'speed'         => 'https://developer.wordpress.org/advanced-administration/performance/optimization/',
			'privacy'       => 'https://wordpress.org/documentation/article/settings-privacy-screen/',
			'documentation' => 'https://wordpress.org/documentation/',
		],
	];

	/** The guides that are collections, so that there is not one to read. */
	private const COLLECTIONS = [ 'documentation' ];

	/** How many plugins of each section the screen About Us shows. */
	private const SHOWN_IN_ABOUT = 2;

	/** How many features of an upgrade are named. */
	private const NAMED_FEATURES = 6;

	public function __construct( private readonly FeatureGate $gate ) {}

	/**
	 * All plugins, in display order.
	 *
	 * @return list<KnownPlugin>
	 */
	public static function plugins(): array {
		$items = array_merge( ...array_map( array_values( ... ), array_values( self::TABLE ) ) );
		return array_values( array_filter( $items, static fn ( $item ) => $item instanceof KnownPlugin ) );
	}

	/**
	 * What the screen Growth Tools shows: the featured tool and the sections.
	 *
	 * @return array{featured: array<string, string|list<string>>, sections: array<string, list<array<string, string>>>}
	 */
	public function screen(): array {
		$offer    = $this->gate->offer();
		$featured = KnownPlugin::MonsterInsights;
		$sections = [];
		foreach ( self::TABLE as $section => $items ) {
			foreach ( $items as $key => $item ) {
				if ( ! $item instanceof KnownPlugin ) {
					$sections[ $section ][] = self::guide( (string) $key, $item );
				} elseif ( $offer !== null || $item !== $featured ) {
					$sections[ $section ][] = self::plugin( $item );
				}
			}
		}
		return [
			'featured' => $offer === null ? self::plugin( $featured ) : [
				'kind' => 'upgrade',
				'plan' => $offer->value,
				// The features of the plan itself come last in the table.
				'features' => array_map(
					static fn ( Feature $feature ) => $feature->title(),
					array_slice( $this->gate->gains( $offer ), -self::NAMED_FEATURES )
				),
			],
			'sections' => $sections,
		];
	}

	/**
	 * The plugins that the screen About Us shows.
	 *
	 * @return list<array<string, string>>
	 */
	public static function forAbout(): array {
		$first = array_map( static fn ( array $items ) => array_slice( array_values( $items ), 0, self::SHOWN_IN_ABOUT ), self::TABLE );
		$items = array_filter( array_merge( ...array_values( $first ) ), static fn ( $item ) => $item instanceof KnownPlugin );
		return array_map( self::plugin( ... ), array_values( $items ) );
	}

	/**
	 * @return array{kind: string, slug: string, text: string}
	 */
	private static function plugin( KnownPlugin $plugin ): array {
		return [
			'kind' => 'plugin',
			'slug' => $plugin->value,
			'text' => self::text( $plugin ),
		];
	}

	/**
	 * @param string $url '' for the guide of our own.
	 * @return array{kind: string, title: string, text: string, url: string}
	 */
	private static function guide( string $key, string $url ): array {
		[ $title, $text ] = match ( $key ) {
			'start'     => [
				__( 'Your first survey', 'userfeedback' ),
				__( 'From a template to the first answers, in six steps. With what each question type is for.', 'userfeedback' ),
			],
			'writing'   => [
				__( 'Writing for your readers', 'userfeedback' ),
				__( 'How to plan and write posts that people read to the end.', 'userfeedback' ),
			],
			'addresses' => [
				__( 'Addresses that people understand', 'userfeedback' ),
				__( 'How permalinks help visitors and search engines find your pages.', 'userfeedback' ),
			],
			'speed'     => [
				__( 'A faster site', 'userfeedback' ),
				__( 'What slows a WordPress site down, and what to do about it.', 'userfeedback' ),
			],
			'privacy'   => [
				__( 'Your privacy policy', 'userfeedback' ),
				__( 'Where WordPress collects the texts that plugins suggest for it. UserFeedback suggests one, too.', 'userfeedback' ),
			],
			default     => [
				__( 'WordPress documentation', 'userfeedback' ),
				__( 'Articles about publishing, customizing and maintaining a site.', 'userfeedback' ),
			],
		};
		return [
			'kind'  => in_array( $key, self::COLLECTIONS, true ) ? 'link' : 'guide',
			'title' => $title,
			'text'  => $text,
			'url'   => $url === '' ? AdminRoute::GettingStarted->url() : $url,
		];
	}

	/**
	 * What a plugin does for the site.
	 */
	private static function text( KnownPlugin $plugin ): string {
		return match ( $plugin ) {
			KnownPlugin::MonsterInsights, KnownPlugin::ExactMetrics => __(
				'See with Google Analytics where visitors come from. Surveys can report their events to it.',
				'userfeedback'
			),
			KnownPlugin::UncannyAutomator => __( 'Start something in another plugin or service when a visitor answers a survey.', 'userfeedback' ),
			KnownPlugin::AllInOneSeo => __( 'Titles, descriptions and sitemaps that help search engines find your pages.', 'userfeedback' ),
			KnownPlugin::Redirection => __( 'Lead visitors of old addresses to the right page, and see which links are broken.', 'userfeedback' ),
			KnownPlugin::WpSuperCache => __( 'Keep finished pages, so that they load faster. Surveys work on cached pages.', 'userfeedback' ),
			KnownPlugin::WpForms => __( 'Contact forms, registrations and orders, built by drag and drop.', 'userfeedback' ),
			KnownPlugin::MailPoet => __( 'Newsletters and automatic emails, written and sent from your dashboard.', 'userfeedback' ),
			KnownPlugin::PopupMaker => __( 'Popups for announcements and offers, shown to the visitors that you choose.', 'userfeedback' ),
			KnownPlugin::WooCommerce => __( 'A shop on your site: products, payments, shipping and taxes.', 'userfeedback' ),
			KnownPlugin::EasyDigitalDownloads => __( 'Sell files, ebooks and software, with downloads that only buyers can open.', 'userfeedback' ),
			KnownPlugin::SenseiLms => __( 'Courses with lessons and quizzes, free or sold with WooCommerce.', 'userfeedback' ),
			KnownPlugin::GiveWp => __( 'Donation forms and reports for good causes.', 'userfeedback' ),
		};
	}
}
