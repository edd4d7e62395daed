<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Who is logged in.
 */
trait Users {

	/**
	 * Logs in as the site's first user.
	 */
	protected function asAdmin(): int {
		wp_set_current_user( 1 );
		return 1;
	}

	/**
	 * Logs in as a new user.
	 *
	 * @param string $role For example editor or subscriber.
	 */
	protected function asRole( string $role ): int {
		$id = wp_insert_user(
			[
				'user_login' => uniqid( $role ),
				'user_pass'  => 'password',
				'user_email' => uniqid( $role ) . '@example.org',
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $id;
	}

	protected function asVisitor(): void {
		wp_set_current_user( 0 );
	}
}
