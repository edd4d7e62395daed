<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Settings\AnswerDeletion;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\StoredData\Kinds;

/**
 * Personal data: WordPress' tools that export and erase it, and the guide for privacy policies.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			PrivacyPolicy::class,
			static fn ( Container $c ) => new PrivacyPolicy(
				CookieDays::get( ... ),
				$c->get( Kinds::class )
			)
		);
	}

	public function jobHandlers(): array {
		return [ ErasureJob::class ];
	}

	public function settingFields(): array {
		return [ new RetentionDays(), new AnswerDeletion() ];
	}

	/**
	 * Action admin_init.
	 */
	public static function suggestPrivacyPolicy(): void {
		self::service( PrivacyPolicy::class )->suggest();
	}

	/**
	 * Filter wp_privacy_personal_data_exporters.
	 *
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public static function addExporter( array $exporters ): array {
		return $exporters + [
			PersonalDataTools::NAME => [
				'exporter_friendly_name' => PersonalDataTools::NAME,
				'callback'               => [ self::class, 'export' ],
			],
		];
	}

	/**
	 * Filter wp_privacy_personal_data_erasers.
	 *
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public static function addEraser( array $erasers ): array {
		return $erasers + [
			PersonalDataTools::NAME => [
				'eraser_friendly_name' => PersonalDataTools::NAME,
				'callback'             => [ self::class, 'erase' ],
			],
		];
	}

	/**
	 * Our exporter. WordPress has checked that the user may export personal data.
	 *
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		return self::service( PersonalDataTools::class )->export( $email, $page );
	}

	/**
	 * Our eraser. WordPress has checked that the user may erase personal data.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public static function erase( string $email, int $page = 1 ): array {
		return self::service( PersonalDataTools::class )->erase( $email );
	}
}
