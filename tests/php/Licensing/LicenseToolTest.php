<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\KeyProblem;
use UserFeedback\Licensing\LicenseScope;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Licensing\SignedStatement;
use UserFeedback\Tests\Support\Licenses;

/**
 * The vendor's side: what tools/license.php issues is what the plugin takes.
 */
final class LicenseToolTest extends TestCase {

	private string $pair;

	protected function setUp(): void {
		$this->pair = dirname( __DIR__, 2 ) . '/fixtures/licenses/demo-pair.json';
	}

	public function testIssuesKeysThatThePluginTakes(): void {
		foreach ( [ 'plus', 'pro', 'elite' ] as $plan ) {
			$options = [ '--pair', $this->pair, '--type', $plan, '--days=30', '--id', "of-$plan" ];
			$key     = $this->tool( 'issue', '--hosts', 'Example.org, www.example.org', ...$options );
			$checked = Licenses::store()->check( $key, LicenseScope::Site );
			self::assertNull( $checked->problem );
			self::assertSame( [ "of-$plan", $plan ], [ $checked->key?->id, $checked->key?->plan->value ] );
			self::assertSame( [ 'example.org', 'www.example.org' ], $checked->key?->hosts );
			self::assertEqualsWithDelta( time() + 30 * DAY_IN_SECONDS, $checked->key->expires->getTimestamp(), 60 );
		}
		$expired = $this->tool( 'issue', '--pair', $this->pair, '--type=pro', '--issued=2024-01-01', '--expires=2025-01-01' );
		self::assertSame( KeyProblem::Expired, Licenses::store()->check( $expired, LicenseScope::Site )->problem );
		self::assertSame( '2025-01-01', Licenses::store()->check( $expired, LicenseScope::Site )->key?->expires->format( 'Y-m-d' ) );
	}

	public function testRevokesKeysOneListAfterTheOther(): void {
		$file  = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$first = $this->tool( 'revoke', '--pair', $this->pair, '--ids', 'a,b' );
		file_put_contents( $file, $first );
		$second = $this->tool( 'revoke', '--pair', $this->pair, '--ids', 'b,c', '--list', $file );
		unlink( $file );
		$says = static fn ( string $list ) => SignedStatement::parse( $list, RevocationList::MARK )?->payload( Licenses::publicKey() );
		self::assertSame( [ 'a', 'b' ], $says( $first )['ids'] ?? null );
		self::assertSame( [ 'a', 'b', 'c' ], $says( $second )['ids'] ?? null );
		self::assertGreaterThan( $says( $first )['issued'] ?? 0, $says( $second )['issued'] ?? 0 );
	}

	public function testMakesAPairAndTellsWhoseAKeyIs(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		file_put_contents( $file, $this->tool( 'keygen' ) );
		$key    = $this->tool( 'issue', '--pair', $file, '--type', 'pro', '--days', '1' );
		$theirs = $this->tool( 'inspect', $key, '--pair', $file );
		$ours   = $this->tool( 'inspect', $key, '--pair', $this->pair );
		/** @var array{public: string} $pair */
		$pair = json_decode( (string) file_get_contents( $file ), true );
		unlink( $file );
		self::assertStringContainsString( '"signature": "good"', $theirs );
		self::assertStringContainsString( '"type": "pro"', $theirs );
		self::assertStringContainsString( '"signature": "not of this pair"', $ours );
		self::assertNull( Licenses::store( null, PublicKey::of( $pair['public'] ) )->check( $key, LicenseScope::Site )->problem );
		self::assertSame( KeyProblem::Forged, Licenses::store()->check( $key, LicenseScope::Site )->problem );
	}

	public function testSaysWhatIsWrong(): void {
		$bad = [
			'There is no command sell.'                     => [ 'sell' ],
			'There is no option --plan.'                    => [ 'issue', '--plan', 'pro' ],
			'--type needs a value.'                         => [ 'issue', '--type' ],
			'--pair is missing.'                            => [ 'issue', '--type', 'pro' ],
			'--type must be plus, pro or elite, not "lite"' => [ 'issue', '--pair', $this->pair, '--type', 'lite' ],
			'--days is missing.'                            => [ 'issue', '--pair', $this->pair, '--type', 'pro' ],
			'"tomorrow" is no date'                         => [ 'issue', '--pair', $this->pair, '--type', 'pro', '--expires', 'tomorrow' ],
			'"2027-02-30" is no date'                       => [ 'issue', '--pair', $this->pair, '--type', 'pro', '--expires', '2027-02-30' ],
			'nowhere.json holds no key pair'                => [ 'issue', '--pair', 'nowhere.json', '--type', 'pro' ],
			'holds no list'                                 => [ 'revoke', '--pair', $this->pair, '--ids', 'a', '--list', $this->pair ],
			'This is neither a key nor a list.'             => [ 'inspect', 'UF1.x.y' ],
		];
		foreach ( $bad as $message => $arguments ) {
			[ $code, $output, $error ] = $this->start( $arguments );
			self::assertSame( [ 1, '' ], [ $code, $output ], $message );
			self::assertStringContainsString( $message, $error );
		}
		self::assertStringContainsString( 'keygen', $this->tool( 'help' ) );
	}

	private function tool( string ...$arguments ): string {
		[ $code, $output, $error ] = $this->start( array_values( $arguments ) );
		self::assertSame( 0, $code, $error );
		return trim( $output );
	}

	/**
	 * @param list<string> $arguments
	 * @return array{int, string, string}
	 */
	private function start( array $arguments ): array {
		$command = [ PHP_BINARY, dirname( __DIR__, 3 ) . '/tools/license.php', ...$arguments ];
		$process = proc_open( $command, [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		$error  = (string) stream_get_contents( $pipes[2] );
		return [ proc_close( $process ), $output, $error ];
	}
}
