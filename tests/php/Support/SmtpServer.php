<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;

/**
 * A real SMTP server on loopback, and WordPress told to send through it.
 */
final class SmtpServer {

	private function __construct( private readonly string $directory, private readonly KeptProcess $process ) {}

	/**
	 * Starts it; wp_mail() then uses it until the test's hooks are put back.
	 */
	public static function start(): self {
		$directory = sys_get_temp_dir() . '/ufb-smtp-' . bin2hex( random_bytes( 4 ) );
		mkdir( $directory );
		$server = new self( $directory, KeptProcess::start( [ PHP_BINARY, __DIR__ . '/smtp-server.php', $directory ] ) );
		$server->use( $server->port() );
		return $server;
	}

	/**
	 * What the server does with the next mails: accept, refuse, hang up or lose the answer.
	 */
	public function mode( string $mode ): void {
		file_put_contents( "$this->directory/mode", $mode );
	}

	/**
	 * The mails that arrived, headers unfolded and bodies decoded, in their order.
	 *
	 * @return list<array{headers: string, body: string}>
	 */
	public function mails(): array {
		$mails = [];
		foreach ( glob( "$this->directory/*.eml" ) ?: [] as $file ) {
			[ $headers, $body ] = explode( "\r\n\r\n", (string) file_get_contents( $file ), 2 );
			preg_match( '/^Content-Transfer-Encoding: (\S+)/mi', $headers, $encoding );
			$body               = match ( strtolower( $encoding[1] ?? '' ) ) {
				'base64'           => base64_decode( $body ),
				'quoted-printable' => quoted_printable_decode( $body ),
				default            => $body,
			};
			$mails[]            = [
				'headers' => (string) preg_replace( "/\r\n[ \t]+/", ' ', $headers ),
				'body'    => str_replace( "\r\n", "\n", $body ),
			];
		}
		return $mails;
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

	private function use( int $port ): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'wp_mail_from', static fn () => 'site@example.org' );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $port ): void {
				$mailer->isSMTP();
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = $port;
				$mailer->SMTPAutoTLS = false;
				$mailer->Timeout     = 5;
			}
		);
	}
}
