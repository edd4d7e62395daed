<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

/**
 * What AI assistants and other programs can do with the plugin, by WordPress' Abilities API (6.9 and later). Older versions never call the hooks.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	/**
	 * Action wp_abilities_api_categories_init.
	 */
	public static function registerCategory(): void {
		wp_register_ability_category(
			Registration::NAMESPACE,
			[
				'label'       => __( 'Surveys and feedback', 'userfeedback' ),
				'description' => __( 'Read surveys and what visitors answered, and prepare new surveys.', 'userfeedback' ),
			]
		);
	}

	/**
	 * Action wp_abilities_api_init. Fires when a request asks for abilities, never on a visitor's page.
	 */
	public static function registerAbilities(): void {
		self::service( Registration::class )->register();
	}
}
