<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\Failures;

/**
 * The button of a test in Site Health that repairs what the test has found.
 *
 * @since 0.7.0
 */
final class RepairForm {

	public const ACTION = 'userfeedback_repair';

	private const CHECK = 'check';

	public function __construct( private readonly HealthService $health ) {}

	/**
	 * The form of a check, escaped.
	 */
	public static function html( RepairableCheck $check ): string {
		return '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">'
			. '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">'
			. '<input type="hidden" name="' . self::CHECK . '" value="' . esc_attr( $check->id() ) . '">'
			// WordPress' own function gives the field an id, and a page may have several forms.
			. '<input type="hidden" name="_wpnonce" value="' . esc_attr( wp_create_nonce( self::nonce( $check->id() ) ) ) . '">'
			. '<button type="submit" class="button">' . esc_html( $check->repairLabel() ) . '</button></form>';
	}

	/**
	 * Action admin_post_userfeedback_repair.
	 */
	public function submit(): void {
		$id = Cast::string( wp_unslash( $_POST[ self::CHECK ] ?? '' ) );
		check_admin_referer( self::nonce( $id ) );
		try {
			$this->health->repair( $id, get_current_user_id(), false );
		} catch ( Throwable $failure ) {
			$status = $failure instanceof DomainError ? $failure->status : 500;
			$status < 500 || Failures::log( $failure );
			$title = __( 'UserFeedback could not repair this', 'userfeedback' );
			/* translators: %s: an error message. */
			$text = sprintf( __( 'The reason was: %s', 'userfeedback' ), $failure->getMessage() );
			wp_die( esc_html( $text ), esc_html( $title ), [ 'response' => $status, 'back_link' => true ] );
		}
		wp_safe_redirect( admin_url( 'site-health.php' ), 303 );
		exit;
	}

	private static function nonce( string $id ): string {
		return self::ACTION . "_$id";
	}
}
