<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Notifications\Weekly\SentWeeks;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * The daily task in several processes at once.
 */
#[Group( 'commits' )]
final class WeeklyRaceTest extends TestCase {

	#[TestDox( '[NOT-06~] of daily tasks that run at once, one queues the weekly summary' )]
	public function testOneOfThemQueuesTheSummary(): void {
		self::assertNotSame( [], MailSettings::recipients() );
		foreach ( [ 'the first week', 'after other weeks' ] as $round ) {
			if ( $round === 'after other weeks' ) {
				update_option( SentWeeks::OPTION, '2020-01-06 2020-01-13', false );
			}
			Worker::race( 'daily', array_fill( 0, 5, [] ) );
			$connection = Plugin::instance()->get( Connection::class );
			$sql        = "SELECT COUNT(*) FROM %i WHERE kind = 'weekly'";
			self::assertSame( '1', $connection->value( $sql, $connection->table( 'outbox' ) ), $round );
			$connection->execute( 'DELETE FROM %i', $connection->table( 'outbox' ) );
		}
	}
}
