<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

use UserFeedback\Support\Assets;

/**
 * What every screen of ours, and our blocks in the editor, know before their first request. Nothing secret: whoever may open them may
 * read it.
 */
final class ScreenConfig {

	public function __construct( private readonly Assets $assets ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->addToBlock( ... ) );
	}

	/**
	 * The script that sets window.userfeedbackAdmin.
	 */
	public function script(): string {
		return sprintf( 'window.userfeedbackAdmin = %s;', self::json( $this->values() ) );
	}

	/**
	 * JSON that can stand inside a script element.
	 *
	 * @param array<string, mixed> $value
	 */
	public static function json( array $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	}

	private function addToBlock(): void {
		wp_add_inline_script( 'userfeedback-survey-editor-script', $this->script(), 'before' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function values(): array {
		$pages = [];
		foreach ( Screens::all() as $screen ) {
			$pages[ str_replace( 'userfeedback_', '', $screen->slug ) ] = Screens::url( $screen->slug );
		}
		return [
			'is_pro'       => false,
			'is_licensed'  => false,
			'license_type' => 'lite',
			'nonces'       => (object) [],
			'assets_url'   => $this->assets->url(),
			'pages'        => $pages,
			'locale'       => str_replace( '_', '-', get_user_locale() ),
			'timezone'     => wp_timezone_string(),
			'site_url'     => home_url( '/' ),
		];
	}
}
