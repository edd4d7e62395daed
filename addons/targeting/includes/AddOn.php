<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;
use UserFeedback\Surveys\PageRules\PageRule;
use UserFeedback\Surveys\Settings\Targeting\Devices;

/**
 * Registers the types of page rules that the builder offers, and the visitor script that evaluates devices and rules.
 *
 * @since 0.3.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// The classes below extend the core's, which an older core lacks. The Plugins screen says so.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		$extensions->pageRule( self::rules( ... ) );
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		$assets = new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-targeting/' ) );
		$script = static fn () => Script::built( $assets, 'userfeedback-targeting', 'targeting' );
		$extensions->part( new Part( PartKind::Gate, 'targeting', $script, self::isNeeded( ... ) ) );
	}

	/**
	 * @return list<PageRule>
	 */
	private static function rules(): array {
		return [
			new UrlRule( 'page_url_is' ),
			new UrlRule( 'page_url_is_not' ),
			new UrlTextRule( 'page_url_contains' ),
			new UrlTextRule( 'page_url_not_contains' ),
			new UrlPatternRule(),
			new UrlRule( 'referrer' ),
			new QueryParameterRule(),
			new LoginRule(),
			new RoleRule(),
			new PageTypeRule(),
			new PostTypeRule(),
			new TaxonomyRule(),
			new TermRule(),
			new PageListRule(),
		];
	}

	/**
	 * Whether the visitor's browser has to decide something about a survey.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function isNeeded( array $survey ): bool {
		/** @var array{targeting: array{devices: list<string>, page_rules: list<mixed>}} $settings */
		$settings = $survey['settings'];
		return $settings['targeting']['page_rules'] !== [] || count( $settings['targeting']['devices'] ) < count( Devices::ALL );
	}
}
