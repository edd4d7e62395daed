<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Model\Capability;
use UserFeedback\StoredData\FileName;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\Failures;
use UserFeedback\Support\TemporaryFailure;

/**
 * The page admin.php?page=userfeedback_exports, which is in no menu: it sends a file. Its arguments are those of ExportRequest, or
 * `download` with the id of an export that was prepared in the background; and _wpnonce.
 *
 * @since 0.5.0
 */
final class ExportPage {

	/** Action of the nonce. */
	public const NONCE = 'userfeedback_export';

	/** Seconds that writing the next part may take. */
	private const TIME = 60;

	public function __construct(
		private readonly ExportService $exports,
		private readonly BackgroundService $background
	) {}

	/**
	 * Adds the page. For the hook admin_menu.
	 */
	public function add(): void {
		$title  = __( 'Export Results', 'userfeedback' );
		$suffix = add_submenu_page( '', $title, $title, Capability::VIEW_RESULTS, AdminPages::EXPORTS, '__return_null' );
		if ( is_string( $suffix ) ) {
			add_action( "load-$suffix", [ $this, 'send' ] );
		}
	}

	/**
	 * Sends the file and ends the request, or shows why not. For the hook load-{page}, which WordPress fires once it has checked the capability.
	 */
	public function send(): void {
		/** @var array<string, mixed> $fields */
		$fields = wp_unslash( $_GET );
		try {
			if ( ! current_user_can( Capability::VIEW_RESULTS ) ) {
				throw AccessDenied::byRights();
			}
			if ( wp_verify_nonce( Cast::string( $fields['_wpnonce'] ?? '' ), self::NONCE ) === false ) {
				throw AccessDenied::byNonce();
			}
			$this->answer( $fields );
		} catch ( DomainError $error ) {
			$this->refuse( $error );
		} catch ( TemporaryFailure $failure ) {
			$this->refuse( $failure->refusal() );
		}
		exit;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function answer( array $fields ): void {
		$id = Cast::int( $fields['download'] ?? 0 );
		if ( $id > 0 ) {
			[ 'export' => $export, 'path' => $path ] = $this->background->file( $id, get_current_user_id() );
			$file = ExportFolder::read( $path );
			$this->headers( $export->fileName(), $export->request->format, (int) filesize( $path ) - (int) ftell( $file ) );
			$this->copy( $file );
			return;
		}
		$export = $this->exports->prepare( ExportRequest::from( $fields ), get_current_user_id() );
		if ( $this->exports->isLarge( $export ) ) {
			throw ExportError::needsBackground();
		}
		$this->headers( $export->fileName(), $export->request->format );
		$this->stream( $export );
	}

	private function stream( PreparedExport $export ): void {
		$handle = fopen( 'php://output', 'wb' );
		if ( $handle === false ) {
			throw ExportError::notWritten();
		}
		try {
			$run = $this->exports->run( $export, new Output( $handle ) );
			do {
				$this->allowTime();
				$isComplete = $run->step();
				flush();
				// Nobody reads the rest.
			} while ( ! $isComplete && connection_aborted() === 0 );
		} catch ( Throwable $failure ) {
			$this->reportIncomplete( $export->request->format, $handle, $failure );
		}
	}

	/**
	 * The status is sent already. A workbook without its end cannot be opened; a CSV file has to say that it is not complete.
	 *
	 * @param resource $handle
	 */
	private function reportIncomplete( Format $format, $handle, Throwable $failure ): void {
		Failures::log( $failure );
		if ( $format !== Format::Csv ) {
			return;
		}

		$text = __( 'This file is not complete: the export was stopped by an error. Export the results again.', 'userfeedback' );
		fwrite( $handle, "\r\n\"$text\"\r\n" );
	}

	/**
	 * @param resource $handle
	 */
	private function copy( $handle ): void {
		while ( ! feof( $handle ) && connection_aborted() === 0 ) {
			$this->allowTime();
			echo fread( $handle, 65536 ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file, not HTML.
			flush();
		}
	}

	private function headers( FileName $name, Format $format, ?int $length = null ): void {
		// Buffers would hold the whole file; what other plugins printed before would damage it.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( headers_sent() ) {
			return;
		}
		// Compression by PHP holds back the first bytes, and contradicts the length.
		@ini_set( 'zlib.output_compression', '0' );
		header_remove( 'Content-Encoding' );
		nocache_headers();
		header( 'Cache-Control: no-store, private' );
		header( 'Content-Type: ' . $format->contentType() );
		header( 'X-Content-Type-Options: nosniff' );
		// Proxies such as nginx would collect the file before they send it.
		header( 'X-Accel-Buffering: no' );
		header(
			sprintf(
				"Content-Disposition: attachment; filename=\"%s.%s\"; filename*=UTF-8''%s.%s",
				$name->ascii(),
				$format->value,
				rawurlencode( $name->full() ),
				$format->value
			)
		);
		if ( $length !== null ) {
			header( "Content-Length: $length" );
		}
	}

	/**
	 * Address of the page for some arguments, with a nonce of the current user.
	 *
	 * @since 0.6.0
	 *
	 * @param array<string, mixed> $arguments
	 */
	public static function url( array $arguments ): string {
		$query = http_build_query( $arguments + [ '_wpnonce' => wp_create_nonce( self::NONCE ) ], '', '&', PHP_QUERY_RFC3986 );
		return AdminPages::url( AdminPages::EXPORTS ) . '&' . $query;
	}

	private function allowTime(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( self::TIME );
		}
	}

	private function refuse( DomainError $error ): never {
		$html = sprintf(
			'<h1>%s</h1><p>%s</p><p><a href="%s">%s</a></p>',
			esc_html__( 'The results could not be exported', 'userfeedback' ),
			esc_html( $error->getMessage() ),
			esc_url( AdminPages::url( AdminPages::RESULTS ) ),
			esc_html__( 'Back to the results', 'userfeedback' )
		);
		wp_die( $html, esc_html__( 'Export Results', 'userfeedback' ), [ 'response' => $error->status ] );
	}
}
