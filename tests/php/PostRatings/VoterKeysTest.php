<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\PostRatings\Votes\Voter;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\Tests\TestCase;

/**
 * Cookies that carry the key of a visitor.
 */
final class VoterKeysTest extends TestCase {

	#[TestDox( '[RAT-08~] a cookie is valid on its own site of a network, and with the secret of this site' )]
	public function testACookieBelongsToASite(): void {
		$salt   = static fn (): string => 'salt';
		$keys   = new VoterKeys( 'secret', $salt, 1 );
		$key    = $keys->of( new Voter() );
		$cookie = $keys->cookie( $key );
		self::assertSame( $key, $keys->ofCookie( $cookie ) );
		self::assertNull( ( new VoterKeys( 'secret', $salt, 2 ) )->ofCookie( $cookie ) );
		self::assertNull( ( new VoterKeys( 'other', $salt, 1 ) )->ofCookie( $cookie ) );
	}
}
