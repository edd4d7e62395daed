<?php

declare( strict_types=1 );

namespace UserFeedback\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Settings\Behavior\Timing;

/**
 * The behavior add-on: the visitor scripts of what surveys do besides asking. The core stores and validates the settings
 * (Surveys\Settings\ThankYou, Surveys\Settings\Behavior), so that no survey loses them while the add-on is not active.
 *
 * @since 0.4.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	/** Values of settings.thank_you.type that lead visitors to another page. */
	private const REDIRECTS = [ 'redirect', 'conditional_redirect' ];

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// An older core may lack what this add-on uses. The Plugins screen says so.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		$assets = new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-behavior/' ) );
		( new self( $assets ) )->register( $extensions );
	}

	public function register( Extensions $extensions ): void {
		$script = fn () => Script::built( $this->assets, 'userfeedback-redirect', 'redirect', self::redirectStrings() );
		foreach ( self::REDIRECTS as $type ) {
			$isNeeded = static fn ( array $survey ): bool => Cast::at( $survey, 'settings', 'thank_you', 'type' ) === $type;
			$extensions->part( new Part( PartKind::ThankYou, $type, $script, $isNeeded ) );
		}
		$trigger = fn () => Script::built( $this->assets, 'userfeedback-trigger', 'trigger' );
		$waits   = static fn ( array $survey ): bool => Cast::at( $survey, 'settings', 'behavior', 'timing' ) !== Timing::IMMEDIATE;
		$extensions->part( new Part( PartKind::Trigger, 'timing', $trigger, $waits ) );
		// The same file, before the survey is chosen: a survey that can never show must not hide another one.
		$leaves = static fn ( array $survey ): bool => Cast::at( $survey, 'settings', 'behavior', 'timing' ) === Timing::BEFORE_ABANDON;
		$extensions->part( new Part( PartKind::Gate, 'timing', $trigger, $leaves ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function redirectStrings(): array {
		return [
			/* translators: In the preview of a survey that leads visitors to another page. %s: URL of the page. */
			'redirect_preview' => __( 'Visitors now go to %s', 'userfeedback' ),
		];
	}
}
