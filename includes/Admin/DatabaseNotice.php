<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\TableVersion;
use UserFeedback\Model\Capability;

/**
 * Says why the tables are not those that the code works with, and what to do about it.
 *
 * @since 0.1.0
 */
final class DatabaseNotice {

	public function __construct( private readonly TableVersion $version ) {}

	/**
	 * What there is to say; '' when the tables are as they should be.
	 */
	public function text(): string {
		return $this->version->problem();
	}

	/**
	 * Actions admin_notices and network_admin_notices.
	 */
	public function show(): void {
		$text = current_user_can( Capability::MANAGE ) ? $this->text() : '';
		if ( $text !== '' ) {
			wp_admin_notice( esc_html( $text ), [ 'type' => 'error' ] );
		}
	}
}
