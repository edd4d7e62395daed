-- What wrk sends and says. Without arguments GET; with one, that body is posted as JSON, each UUID in it a new one.

local body, path

local function uuid()
	return ( string.gsub( "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx", "[xy]", function( place )
		return string.format( "%x", place == "x" and math.random( 0, 15 ) or math.random( 8, 11 ) )
	end ) )
end

function init( arguments )
	body = arguments[ 1 ]
	path = wrk.path
	if body then
		wrk.headers[ "Content-Type" ] = "application/json"
	end
	-- Each thread of each round makes ids of its own.
	local source = io.open( "/dev/urandom", "rb" )
	local seed = 0
	for byte in source:read( 6 ):gmatch( "." ) do
		seed = seed * 256 + byte:byte()
	end
	source:close()
	math.randomseed( seed )
end

function request()
	if not body then
		return wrk.format( "GET", path )
	end
	return wrk.format( "POST", path, nil, ( body:gsub( "UUID", uuid ) ) )
end

function done( summary, latency )
	local errors = summary.errors
	io.write( string.format(
		'\nRESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"broken":%d}\n',
		summary.requests, summary.duration / 1e6, latency:percentile( 50 ) / 1e3, latency:percentile( 99 ) / 1e3,
		errors.status, errors.connect + errors.read + errors.write + errors.timeout
	) )
end
