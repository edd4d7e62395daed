<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * How far the automation plugin, Uncanny Automator, is set up on this site.
 *
 * @since 0.7.0
 */
final class AutomationState {

	private const RECIPE = 'uo-recipe';

	/** Options of Automator that its wizard sets; decision 0089 has the sources. */
	private const CONNECTED       = [ 'uap_automator_free_license_status', 'uap_automator_pro_license_status' ];
	private const WIZARD_FINISHED = [ 'automator_reporting', 'automator_setup_wizard_tracking_choice' ];

	public function __construct( private readonly KnownPlugins $plugins ) {}

	/**
	 * The step that comes next: 1 install and activate it, 2 run its setup wizard, 3 create recipes.
	 *
	 * @return array{active_step: 1|2|3, setup_url: string, recipe_url: string}
	 */
	public function toArray(): array {
		return [
			'active_step' => $this->activeStep(),
			'setup_url'   => admin_url( 'edit.php?post_type=' . self::RECIPE . '&page=uncanny-automator-setup-wizard' ),
			'recipe_url'  => admin_url( 'post-new.php?post_type=' . self::RECIPE ),
		];
	}

	/**
	 * @return 1|2|3
	 */
	private function activeStep(): int {
		if ( ! $this->plugins->state( KnownPlugin::UncannyAutomator )['active'] ) {
			return 1;
		}
		return self::isSetUp() ? 3 : 2;
	}

	/**
	 * Whether its wizard was finished. Somebody who closed the wizard and created a recipe needs it no more.
	 */
	private static function isSetUp(): bool {
		foreach ( self::CONNECTED as $name ) {
			if ( self::option( $name ) === 'valid' ) {
				return true;
			}
		}
		foreach ( self::WIZARD_FINISHED as $name ) {
			if ( (bool) self::option( $name ) ) {
				return true;
			}
		}
		return self::hasRecipe();
	}

	/**
	 * Newer versions of Automator keep options in a table of their own.
	 */
	private static function option( string $name ): mixed {
		return function_exists( 'automator_get_option' ) ? automator_get_option( $name, '' ) : get_option( $name, '' );
	}

	private static function hasRecipe(): bool {
		return get_posts(
			[
				'post_type'        => self::RECIPE,
				// Not those that WordPress creates when the editor opens, nor the trash.
				'post_status'      => [ 'publish', 'draft', 'pending', 'private', 'future' ],
				'posts_per_page'   => 1,
				'fields'           => 'ids',
				'suppress_filters' => false,
			]
		) !== [];
	}
}
