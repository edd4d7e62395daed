<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;

/**
 * A real SMTP server on loopback, and WordPress told to send through it.
 */
final class SmtpServer {

	private ?int $patience = 5;

	private function __construct( private readonly string $directory, private readonly KeptProcess $process ) {}

	/**
	 * Starts it; wp_mail() then uses it until the test's hooks are put back.
	 */
	public static function start(): self {
		$directory = sys_get_temp_dir() . '/ufb-smtp-' . bin2hex( random_bytes( 4 ) );
		mkdir( $directory );
		$server = new self( $directory, KeptProcess::start( [ PHP_BINARY, __DIR__ . '/smtp-server.php', $directory ] ) );
		$server->use();
		return $server;
	}

	/**
	 * What the server does with the next mails: see smtp-server.php.
	 */
	public function mode( string $mode ): void {
		file_put_contents( "$this->directory/mode.new", $mode );
		rename( "$this->directory/mode.new", "$this->directory/mode" );
	}

	/**
	 * The mails that arrived, headers unfolded and bodies decoded, in their order.
	 *
	 * @return list<array{headers: string, body: string, html: string}> The body as plain text; html is '' for an email without.
	 */
	public function mails(): array {
		return array_map( self::read( ... ), $this->raw() );
	}

	/**
	 * The mails as they were sent.
	 *
	 * @return list<string>
	 */
	public function raw(): array {
		return array_map( static fn ( string $file ) => (string) file_get_contents( $file ), glob( "$this->directory/*.eml" ) ?: [] );
	}

	/**
	 * @return array{headers: string, body: string, html: string}
	 */
	private static function read( string $mail ): array {
		[ $headers, $content ] = self::decoded( $mail );
		$parts = [ [ $headers, $content ] ];
		if ( preg_match( '/^Content-Type: multipart\/alternative;\s+boundary="?([^"\r\n]+)/mi', $headers, $found ) === 1 ) {
			$parts = array_map( self::decoded( ... ), array_slice( preg_split( "/(?:^|\n)--\Q$found[1]\E(?:--)?\n/", $content ) ?: [], 1, 2 ) );
		}
		return [
			'headers' => $headers,
			'body'    => $parts[0][1],
			'html'    => $parts[1][1] ?? '',
		];
	}

	/**
	 * Headers and content of a mail or of one of its parts.
	 *
	 * @return array{string, string}
	 */
	private static function decoded( string $entity ): array {
		[ $headers, $content ] = explode( "\n\n", str_replace( "\r\n", "\n", $entity ), 2 );
		preg_match( '/^Content-Transfer-Encoding: (\S+)/mi', $headers, $encoding );
		$content = match ( strtolower( $encoding[1] ?? '' ) ) {
			'base64'           => (string) base64_decode( $content ),
			'quoted-printable' => quoted_printable_decode( $content ),
			default            => $content,
		};
		return [ (string) preg_replace( "/\n[ \t]+/", ' ', $headers ), str_replace( "\r\n", "\n", $content ) ];
	}

	public function stop(): void {
		$this->process->stop();
		array_map( unlink( ... ), glob( "$this->directory/*" ) ?: [] );
		rmdir( $this->directory );
	}

	private function port(): int {
		$end = microtime( true ) + 10;
		while ( ! is_file( "$this->directory/port" ) ) {
			if ( microtime( true ) > $end ) {
				throw new RuntimeException( 'The SMTP server did not start.' );
			}
			usleep( 5000 );
		}
		return (int) file_get_contents( "$this->directory/port" );
	}

	/**
	 * Seconds that WordPress waits for it; null for as long as PHPMailer would.
	 */
	public function patience( ?int $seconds ): void {
		$this->patience = $seconds;
	}

	/**
	 * Tells WordPress to send through it.
	 */
	public function use(): void {
		$port = $this->port();
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'wp_mail_from', static fn () => 'site@example.org' );
		add_action(
			'phpmailer_init',
			function ( PHPMailer $mailer ) use ( $port ): void {
				$mailer->isSMTP();
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = $port;
				$mailer->SMTPAutoTLS = false;
				if ( $this->patience === null ) {
					return;
				}

				$mailer->Timeout                      = $this->patience;
				$mailer->getSMTPInstance()->Timelimit = $this->patience;
			}
		);
	}
}
