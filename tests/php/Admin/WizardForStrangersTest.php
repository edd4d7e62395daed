<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\AdminPages;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * The setup wizard knows the address of the administrator; nobody else may learn it.
 */
final class WizardForStrangersTest extends TestCase {

	#[Group( 'commits' )]
	#[TestDox( 'T38: whoever is not logged in gets neither the wizard nor an email address, also where admin_init runs for everybody' )]
	public function testShowsNothingToStrangers(): void {
		$session = TestServer::shared()->session();
		$address = (string) get_option( 'admin_email' );
		self::assertNotSame( '', $address );
		foreach ( [ 'admin.php', 'admin-ajax.php', 'admin-post.php', 'index.php' ] as $file ) {
			$answer = $session->send( 'GET', "/wp-admin/$file?page=" . AdminPages::WELCOME . '&action=userfeedback_welcome' );
			self::assertStringNotContainsString( $address, $answer->body, $file );
			self::assertStringNotContainsString( 'userfeedbackAdmin', $answer->body, $file );
			self::assertStringNotContainsString( AdminPages::WELCOME . '#', $answer->headers['location'] ?? '', $file );
		}
		$subscriber = TestServer::shared()->session( $this->asRole( 'subscriber' ) );
		$answer     = $subscriber->send( 'GET', '/wp-admin/admin.php?page=' . AdminPages::WELCOME );
		self::assertSame( 403, $answer->status );
		self::assertStringNotContainsString( $address, $answer->body );
	}
}
